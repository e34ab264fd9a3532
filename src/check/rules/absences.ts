// Finds what a text says that the product is without although „Sastav“ names it: sugar, fluoride, caffeine, anything
// from animals.
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

interface Examples {
  /** Texts that the pattern finds: one for each of its alternatives. */
  examples: readonly string[];
  /** Similar texts that it does not find. */
  counterExamples: readonly string[];
}

/** Something that a text can deny although „Sastav“ names it. */
interface Absence extends Examples {
  name: string;
  /** The denial: „bez šećera“. */
  pattern: RegExp;
  /** What „Sastav“ names in spite of the denial. */
  ingredient: Examples & { pattern: RegExp };
}

/** A denial that is not itself denied: not „nije bez šećera“. */
const denialPattern = (words: string) =>
  new RegExp(`(?<!\\p{L}|n(?:ije|isu) (?:ni )?)${words}(?!\\p{L})`, 'iu');
/** An ingredient that „Sastav“ does not deny: not „bez šećera“. */
const ingredientPattern = (words: string) =>
  new RegExp(`(?<!bez |\\p{L})(?:${words})\\p{L}*`, 'iu');

export const ABSENCES: readonly Absence[] = [
  {
    name: 'sugar',
    // „bez belog šećera“ may be true beside another sugar.
    pattern: denialPattern('bez (?:dodat\\p{L}* |ikakvog )?šećera'),
    examples: ['bez šećera', 'Bez dodatog šećera', 'bez ikakvog šećera'],
    counterExamples: ['bez belog šećera', 'Nije bez šećera', 'sa šećerom'],
    // Sugars as a label names them; polyols („šećerni alkoholi“) and glucosamine are no sugars.
    ingredient: {
      pattern: ingredientPattern(
        'fruktoz|saharoz|glukoz(?!am)|dekstroz|šećer(?!n)|med(?:a|om)?(?!\\p{L})',
      ),
      examples: [
        'fruktoza',
        'saharoza',
        'glukozni sirup',
        'dekstroza',
        'šećer',
        'cvetni med',
        'meda',
      ],
      counterExamples: [
        'glukozamin',
        'šećerni alkoholi',
        'bez šećera',
        'medicinski ugalj',
        'medium',
      ],
    },
  },
  {
    name: 'fluoride',
    pattern: denialPattern('bez fluor(?:a|ida)'),
    examples: ['Bez fluora', 'bez fluorida'],
    counterExamples: ['Nije bez fluora', 'sa fluorom'],
    ingredient: {
      pattern: ingredientPattern('[\\p{L}-]*fluor(?:id|ofosfat)'),
      examples: ['natrijum-fluorid', 'fluorid', 'natrijum-monofluorofosfat'],
      counterExamples: ['Bez fluorida', 'bez fluora'],
    },
  },
  {
    name: 'caffeine',
    pattern: denialPattern('bez kofeina'),
    examples: ['bez kofeina'],
    counterExamples: ['Nije bez kofeina', 'sa malo kofeina'],
    ingredient: {
      pattern: ingredientPattern('kofein|guaran|crn\\p{L}+ čaj|zelen\\p{L}+ (?:čaj|kaf)'),
      examples: ['kofein', 'guarana', 'list crnog čaja', 'zeleni čaj', 'zelena kafa'],
      counterExamples: ['bez kofeina', 'biljni čaj'],
    },
  },
  {
    name: 'what comes from animals',
    pattern: denialPattern('(?:vegansk\\p{L}*|(?:i )?za vegane)'),
    examples: ['Balzam je veganski', 'Dobar je i za vegane'],
    counterExamples: ['Nije za vegane', 'Nije ni za vegane', 'svi, osim vegana'],
    ingredient: {
      pattern: ingredientPattern(
        'pčelinj\\p{L}* |propolis|med(?:a|om)?(?!\\p{L})|želatin|riblj\\p{L}* |lignj|mlek|surutk|lanolin',
      ),
      examples: [
        'pčelinji vosak',
        'propolis',
        'med',
        'želatin',
        'riblje ulje',
        'ulje lignje',
        'mleko u prahu',
        'surutka',
        'lanolin',
      ],
      counterExamples: ['ribizla', 'mlevena kora', 'bez želatina'],
    },
  },
];

/** A sentence that recommends another product: „Ko traži napitak bez šećera, neka uzme čist gel.“ */
const OF_ANOTHER =
  /(?<!\p{L})(?:ako|ko|kome|kojima|onima|traži\p{L}*|želi\p{L}*|umesto|izbor)(?!\p{L})|\]\(/iu;

/** A field of `open_questions`: its question may be whether the product is without something. */
const QUESTION = /^\s*(?:- )?(?:ready|question): /;

const FIX = 'Pogledajte na deklaraciji šta je tačno, i ispravite drugo.';

/** A text that denies what „Sastav“ names: „bez šećera“ above „fruktoza“. */
export function checkAbsences({ path, lines, product, isDraft }: Text): Finding[] {
  if (!product || isDraft) return [];
  const { composition } = product;
  const statements = lines.map((line) => (QUESTION.test(line) ? '' : line));
  return ABSENCES.flatMap(({ pattern, ingredient }) => {
    const [named] = ingredient.pattern.exec(composition) ?? [];
    if (named === undefined) return [];
    const index = statements.findIndex((line) =>
      line
        .split(/(?<=[.!?]) /)
        .some((sentence) => pattern.test(sentence) && !OF_ANOTHER.test(sentence)),
    );
    const [typed] = pattern.exec(statements[index] ?? '') ?? [];
    if (typed === undefined) return [];
    const message = `Piše „${typed}“, a u „Sastavu“ je ${named}.`;
    return [warning(path, index + 1, message, FIX)];
  });
}
