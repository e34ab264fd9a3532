// „Uz punu dozu, 120 ml dnevno, za 30 dana potrošite 3,6 l, dakle četiri boce.“ in an answer: the sum must be right, and
// the dose must be that of a product.
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import { AMOUNT, amountOf, NUMBER, numberOf } from '../patterns/number-words.ts';
import { productsIn } from '../products.ts';
import type { Text } from '../read-text.ts';
import { statementsAbout } from './read-statements.ts';

const SUPPLY = new RegExp(
  `(?<daily>${AMOUNT}) ml dnevno[^.;]*?(?<days>\\d+) dana[^.;]*?(?<litres>${AMOUNT}) l(?!\\p{L})(?:[^.;]*?(?<count>${NUMBER}) boc\\p{L}*)?`,
  'iu',
);

export function checkSupply({ path, lines }: Text, content: Content): Finding[] {
  return lines.flatMap((row, index) => {
    const found = SUPPLY.exec(row);
    if (!found?.groups) return [];
    const { daily = '', days = '', litres = '', count } = found.groups;
    const used = (amountOf(daily) * Number(days)) / 1000;
    // The bottle of these texts holds one litre.
    const isRight =
      amountOf(litres) === used && (count === undefined || numberOf(count) === Math.ceil(used));
    const report = (message: string) => [
      warning(path, index + 1, message, 'Uporedite brojeve u toj rečenici i ispravite pogrešan.'),
    ];
    if (!isRight)
      return report(
        `${daily} ml puta ${days} dana je ${used.toLocaleString('sr-Latn-RS')} l, a ovde piše „${found[0]}“.`,
      );
    const doses = statementsAbout('mlADay', productsIn(content));
    const isKnown =
      doses.length === 0 || doses.some(({ values }) => values.includes(amountOf(daily)));
    return isKnown ? [] : report(`Nijedan proizvod nema tu dnevnu količinu: „${daily} ml dnevno“.`);
  });
}
