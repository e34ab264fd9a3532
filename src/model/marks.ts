// For whom the label of a product says „no“, or „only with a doctor's advice“: the marks that an editor
// chooses for it, and by which a visitor puts away what is not for her.

/** What a visitor ticks on the shelf, as it ends the sentence „… nije za Vas zbog“. */
export const REASONS = {
  trudnoca: 'trudnoće i dojenja',
  lekovi: 'lekova',
  'pcelinji-proizvodi': 'pčelinjih proizvoda',
  pusenje: 'pušenja',
} as const;

export type Reason = keyof typeof REASONS;

export interface Mark {
  /** As the file names it. */
  id: string;
  reason: Reason;
  /** In the form of /admin. */
  label: string;
  /** What the shelf says under the product's name, where a long word may break at a soft hyphen. */
  says: string;
  /** The product is put away; else it only says that one asks first. */
  isExcluded: boolean;
  /** Words of „Važno“, „Za koga“ or „Alergeni“ that mean this mark. */
  words: RegExp;
  /** A text that it means, and one that it does not. */
  example: string;
  counterExample: string;
}

export const MARKS = [
  {
    id: 'trudnoca',
    reason: 'trudnoca',
    label: 'Nije za trudnice i dojilje',
    says: 'nije za trud\u00adnice i dojilje',
    isExcluded: true,
    words: new RegExp(
      [
        '(?:nije|nisu|ne preporuč\\p{L}+|osim)(?:(?!lekara)[^.;])*(?:trudni|doji)',
        '(?:trudni|doji)(?:(?!lekara)[^.;])* (?:ne treba|ne smeju|ne piju|ne uzimaju|ne koriste)',
      ].join('|'),
      'iu',
    ),
    example: 'Nije za decu, trudnice i dojilje.',
    counterExample: 'Trudnice i dojilje samo po savetu lekara.',
  },
  {
    id: 'trudnoca-uz-savet',
    reason: 'trudnoca',
    label: 'Trudnice i dojilje samo po savetu lekara',
    says: 'samo po savetu lekara',
    isExcluded: false,
    words: /(?:trudni|doji)[^.;]*po savetu lekara/iu,
    example: 'Trudnice i dojilje mogu da ga uzimaju samo po savetu lekara.',
    counterExample: 'Nije za trudnice i dojilje.',
  },
  {
    id: 'lekovi',
    reason: 'lekovi',
    label: 'Uz neke lekove prvo pitati lekara',
    says: 'uz lekove pitajte lekara',
    isExcluded: false,
    words: /(?<!\p{L})lekov(?:e|a|ima)(?!\p{L})|antikoagulans|terapij/iu,
    example: 'Ako uzimate lekove za pritisak, pre upotrebe pitajte lekara.',
    counterExample: 'Dodaci ishrani nisu lek.',
  },
  {
    id: 'pcelinji-proizvodi',
    reason: 'pcelinji-proizvodi',
    label: 'Sadrži pčelinji proizvod',
    says: 'sadrži pčelinji proiz\u00advod',
    isExcluded: true,
    words: /pčelinj|propolis|matičn\p{L} mleč|(?<!\p{L})med(?:a|om)?(?!\p{L})/iu,
    example: 'Propolis (pčelinji proizvod).',
    counterExample: 'Soja. Za mleko proverite deklaraciju.',
  },
  {
    id: 'pusenje',
    reason: 'pusenje',
    label: 'Nije za pušače',
    says: 'nije za pušače',
    isExcluded: true,
    words: /puša[čc]|(?<!\p{L})puš(?:ite|enj)/iu,
    example: 'Nisu za pušače, jer sadrže beta-karoten.',
    counterExample: 'Ne nanosite na oštećenu kožu.',
  },
] as const satisfies readonly Mark[];

export type MarkId = (typeof MARKS)[number]['id'];

export const MARK_IDS = MARKS.map(({ id }) => id);

/** What a reader of these marks is told, in the order of the table. */
export function marksOf(ids: readonly string[]): Mark[] {
  return MARKS.filter(({ id }) => ids.includes(id));
}
