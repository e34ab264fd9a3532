// Marks say for whom a product is not, or only with a doctor's advice. An editor chooses them by the product's label;
// a visitor hides products by them.

/** Reasons that a visitor can tick on the shelf. Each text ends the sentence „… nije za Vas zbog“. */
export const REASONS = {
  trudnoca: 'trudnoće i dojenja',
  lekovi: 'lekova',
  'pcelinji-proizvodi': 'pčelinjih proizvoda',
  pusenje: 'pušenja',
} as const;

export type Reason = keyof typeof REASONS;

export interface Mark {
  /** The mark's name in a product's file. */
  id: string;
  reason: Reason;
  label: string;
  /** The caution under the product's name on the shelf; soft hyphens say where a long word may break. */
  caution: string;
  /** True when the reason excludes the product; false when the caution only says to ask first. */
  isExcluded: boolean;
  /** Finds words in „Važno“, „Za koga“ or „Alergeni“ that mean this mark. */
  pattern: RegExp;
}

export const MARKS = [
  {
    id: 'trudnoca',
    reason: 'trudnoca',
    label: 'Nije za trudnice i dojilje',
    caution: 'nije za trud\u00adnice i dojilje',
    isExcluded: true,
    pattern: new RegExp(
      [
        '(?:nije|nisu|ne preporuč\\p{L}+|osim)(?:(?!lekara)[^.;])*(?:trudni|doji)',
        '(?:trudni|doji)(?:(?!lekara)[^.;])* (?:ne treba|ne smeju|ne piju|ne uzimaju|ne koriste)',
      ].join('|'),
      'iu',
    ),
  },
  {
    id: 'trudnoca-uz-savet',
    reason: 'trudnoca',
    label: 'Trudnice i dojilje samo po savetu lekara',
    caution: 'samo po savetu lekara',
    isExcluded: false,
    pattern: /(?:trudni|doji)[^.;]*po savetu lekara/iu,
  },
  {
    id: 'lekovi',
    reason: 'lekovi',
    label: 'Uz neke lekove prvo pitati lekara',
    caution: 'uz lekove pitajte lekara',
    isExcluded: false,
    pattern: /(?<!\p{L})lekov(?:e|a|ima)(?!\p{L})|antikoagulans|terapij/iu,
  },
  {
    id: 'pcelinji-proizvodi',
    reason: 'pcelinji-proizvodi',
    label: 'Sadrži pčelinji proizvod',
    caution: 'sadrži pčelinji proiz\u00advod',
    isExcluded: true,
    pattern: /pčelinj|propolis|matičn\p{L} mleč|(?<!\p{L})med(?:a|om)?(?!\p{L})/iu,
  },
  {
    id: 'pusenje',
    reason: 'pusenje',
    label: 'Nije za pušače',
    caution: 'nije za pušače',
    isExcluded: true,
    pattern: /puša[čc]|(?<!\p{L})puš(?:ite|enj)/iu,
  },
] as const satisfies readonly Mark[];

export const MARK_IDS = MARKS.map(({ id }) => id);

/** The marks with these ids, in the order of the table. */
export function marksOf(ids: readonly string[]): Mark[] {
  return MARKS.filter(({ id }) => ids.includes(id));
}
