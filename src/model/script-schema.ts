// Scripts of third parties that `site.yaml` may name. Each belongs to a kind of consent that the visitor
// allows or refuses as a whole. No form of /admin has them.
import { z } from 'zod';
import { fields, formed, line, link, list } from './fields.ts';
import { SERVICES, type ServiceName } from './script-services.ts';

export const CONSENT_KINDS = ['analitika', 'marketing'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

const cookieSchema = fields({
  /** May end in `*` for a part that the script makes up. */
  name: line('Ime kolačića', { example: '_ga_*' }),
  purpose: line('Čemu kolačić služi', { example: 'Razlikuje posetioce' }),
  duration: line('Trajanje kolačića', { example: '2 godine' }),
});

/** What a cookie of a third party is, for the visitor. */
export type OptionalCookie = z.output<typeof cookieSchema>;

const origin = formed('Adresa', /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/, {
  ask: 'Upišite adresu bez putanje, na primer: https://podaci.example.com',
  isLink: true,
});
const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

const optionalScriptSchema = fields({
  kind: z.enum(CONSENT_KINDS, { error: `Upišite vrstu skripte: ${CONSENT_KINDS.join(' ili ')}` }),
  /** A service that this site knows how to start; the rest is then known too, except its `id`. */
  service: z
    .enum(SERVICE_NAMES, {
      error: `Upišite poznatu uslugu: ${SERVICE_NAMES.join(' ili ')}. Za drugu uslugu upišite name, provider i src`,
    })
    .optional(),
  id: formed('Oznaka naloga', /^[\w-]+$/, {
    ask: 'Upišite oznaku naloga pod navodnicima, samo slova, cifre i crtice, na primer: "G-ABC1234567"',
  }).optional(),
  name: line('Naziv usluge', { example: 'Statistika poseta' }).optional(),
  provider: line('Ko pruža uslugu', { example: 'Firma d.o.o.' }).optional(),
  /** Must start by itself once it is loaded. */
  src: link('Adresa skripte', { example: 'https://primer.rs/skripta.js' }).optional(),
  attributes: z
    .record(z.string().regex(/^data-[\w-]+$/), z.string(), {
      error:
        'U polju „attributes“ imena počinju sa „data-“, a vrednosti su pod navodnicima, na primer: data-site: "5"',
    })
    .optional(),
  /** Further origins that the script speaks with. */
  connects_to: list('Adrese kojima skripta šalje podatke', origin).optional(),
  cookies: list('Kolačići', cookieSchema).optional(),
}).check(({ value, issues }) => {
  const needed = value.service ? (['id'] as const) : (['name', 'provider', 'src'] as const);
  for (const key of needed.filter((key) => value[key] === undefined)) {
    const message = `Skripti nedostaje polje „${key}“. Upišite name, provider i src, ili samo service i id`;
    issues.push({ code: 'custom', input: value, path: [key], message });
  }
});

export const optionalScriptsSchema = list('Skripte za statistiku i oglase', optionalScriptSchema, {
  ask: 'Polje „optional_scripts“ je lista skripti ili prazna lista: []',
  form: false,
}).default([]);

export type NamedScript = z.output<typeof optionalScriptSchema>;
