// What is stated twice must agree: within a product, between a package and the products that it links to, and between
// the other texts and the products. Only the label shows which of the two is right.
import { pageOf } from '../../model/collections.ts';
import { linksOfTree } from '../../text/links.ts';
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import { oncePerText } from '../once-per-text.ts';
import { productsIn } from '../products.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';
import { checkDerived } from '../statements/derived.ts';
import { FACTS } from '../statements/facts.ts';
import { type Statement, statementsAbout, statementsOf } from '../statements/read-statements.ts';
import { checkStorage } from '../statements/storage.ts';
import { checkSupply } from '../statements/supply.ts';

const FIX = 'Uporedite oba sa deklaracijom i ispravite ono što nije tačno.';

export function checkStatements(text: Text, content: Content): Finding[] {
  const { product } = text;
  if (!product) return [...checkStorage(text, content), ...checkSupply(text, content)];
  const statements = statementsOf(text, product);
  return [
    ...checkWithin(text, product),
    ...comparePackage(text, statements, content),
    ...checkLimits(text, statements, content),
    ...checkStorage(text, content),
  ];
}

const checkWithin = oncePerText((text, product: CheckedProduct): readonly Finding[] => {
  const statements = statementsOf(text, product);
  return [
    ...Object.keys(FACTS).flatMap((about) =>
      compare(
        text.path,
        about,
        statements.filter((one) => one.about === about),
      ),
    ),
    ...checkDerived(text, product, statements),
  ];
});

/** One finding: at the statement that agrees with the fewest others, of several the last one. */
function compare(path: string, about: string, statements: readonly Statement[]): Finding[] {
  const agreesWith = (one: Statement) => statements.filter((other) => agree(one, other)).length;
  const fewest = Math.min(...statements.map(agreesWith));
  const odd = statements.findLast((one) => agreesWith(one) === fewest);
  const other = odd && statements.find((one) => !agree(one, odd));
  if (!odd || !other) return [];
  const message = `${FACTS[about]?.complaint} na dva mesta: ${quote(other)} i ${quote(odd)}.`;
  return [warning(path, odd.line, message, FIX)];
}

function agree(one: Statement, other: Statement): boolean {
  const { tolerance = 0 } = FACTS[one.about] ?? {};
  return one.values.some((a) =>
    other.values.some((b) => Math.abs(a - b) <= tolerance * Math.max(a, b)),
  );
}

/** „3 puta dnevno po 40 ml“ with its product, which the words do not say. */
function quote({ about, typed, values: [value = 0] }: Statement): string {
  const isProduct = about === 'mlADay' && /put/.test(typed);
  return isProduct ? `„${typed}“ (${value} ml)` : `„${typed}“`;
}

/** What a package says of a product's dose must be what that product says. */
const OF_A_PART = ['mlADay', 'tabletsADay', 'capsulesADay', 'sachetsADay'];

function comparePackage(text: Text, statements: readonly Statement[], content: Content): Finding[] {
  const linked = new Set(linksOfTree(text.tree).map(({ target }) => target.split('#')[0]));
  const parts = productsIn(content).filter(({ path }) => linked.has(pageOf(path)));
  return OF_A_PART.flatMap((about) => {
    const ofParts = statementsAbout(about, parts);
    const [first] = ofParts;
    const odd = statements.find(
      (one) => one.about === about && !ofParts.some((other) => agree(one, other)),
    );
    if (!first || !odd) return [];
    const message = `${FACTS[about]?.complaint} kao uz taj proizvod: ovde ${quote(odd)}, a tamo ${quote(first)}.`;
    return [warning(text.path, odd.line, message, FIX)];
  });
}

/** „najviše 120 ml gela dnevno“ in a product that is taken in a drink: some product must have that limit. */
function checkLimits(text: Text, statements: readonly Statement[], content: Content): Finding[] {
  const own = statements.filter(({ about }) => about === 'mlADay');
  const isOfAnother = own.length > 0 && own.every(({ typed }) => typed.startsWith('najviše'));
  if (!isOfAnother) return [];
  const products = productsIn(content).filter((one) => one !== text);
  const others = statementsAbout('mlADay', products);
  const [other] = others;
  return own
    .filter((one) => other && !others.some((another) => agree(one, another)))
    .map((one) => {
      const message = `Nijedan proizvod nema tu dnevnu količinu: ${quote(one)}.`;
      return warning(text.path, one.line, message, FIX);
    });
}
