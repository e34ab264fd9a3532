// Scripts of third parties that `site.yaml` may name. Each belongs to a consent kind, which the visitor allows or
// refuses as a whole. /admin has no form for them.
import { z } from 'zod';
import { fields, line, link, list, patternText } from './fields.ts';

export const CONSENT_KINDS = ['analitika', 'marketing'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

const cookieSchema = fields({
  /** May end in `*`, which stands for a part that the script generates. */
  name: line('Ime kolačića', { example: '_ga_*' }),
  purpose: line('Čemu kolačić služi', { example: 'Razlikuje posetioce' }),
  duration: line('Trajanje kolačića', { example: '2 godine' }),
});

const origin = patternText('Adresa', /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/, {
  instruction: 'Upišite adresu bez putanje, na primer: https://podaci.example.com',
});

const optionalScriptSchema = fields({
  kind: z.enum(CONSENT_KINDS, { error: `Upišite vrstu skripte: ${CONSENT_KINDS.join(' ili ')}` }),
  name: line('Naziv usluge', { example: 'Statistika poseta' }),
  provider: line('Ko pruža uslugu', { example: 'Firma d.o.o.' }),
  src: link('Adresa skripte', { example: 'https://primer.rs/skripta.js' }),
  /** A script of this site that runs before the third party's, when that one does not start by itself. */
  before: patternText('Naša skripta ispred nje', /^\/[\w-]+\.js$/, {
    instruction: 'Upišite fajl iz foldera public, na primer: /statistika.js',
  }).optional(),
  attributes: z
    .record(z.string().regex(/^data-[\w-]+$/), z.string(), {
      error:
        'U polju „attributes“ imena počinju sa „data-“, a vrednosti su pod navodnicima, ' +
        'na primer: data-site: "5"',
    })
    .optional(),
  /** Further origins to which the script connects. */
  connects_to: list('Adrese kojima skripta šalje podatke', origin).default([]),
  cookies: list('Kolačići', cookieSchema).default([]),
});

export const optionalScriptsSchema = list('Skripte za statistiku i oglase', optionalScriptSchema, {
  instruction: 'Polje „optional_scripts“ je lista skripti ili prazna lista: []',
  form: false,
}).default([]);

export type OptionalScript = z.output<typeof optionalScriptSchema>;
