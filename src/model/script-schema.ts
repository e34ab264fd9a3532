// Scripts of third parties that `site.yaml` may name. Each belongs to a kind of consent that the visitor
// allows or refuses as a whole.
import { z } from 'zod';
import { fields, httpsLink, text } from './content-fields.ts';
import { SERVICES } from './script-services.ts';

export const CONSENT_KINDS = ['analitika', 'marketing'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

const LIST = 'Polje „optional_scripts“ je lista skripti ili prazna lista: []';

const cookieSchema = fields({
  /** May end in `*` for a part that the script makes up. */
  name: text({
    title: 'ime kolačića',
    ask: 'Upišite ime kolačića; zvezdica na kraju znači bilo koji nastavak',
    line: 'name: _ga_*',
  }),
  purpose: text({
    title: 'čemu kolačić služi',
    ask: 'Upišite čemu kolačić služi',
    line: 'purpose: Razlikuje posetioce',
  }),
  duration: text({
    title: 'trajanje kolačića',
    ask: 'Upišite koliko kolačić traje',
    line: 'duration: 2 godine',
  }),
});

export const optionalScriptSchema = fields({
  kind: z.enum(CONSENT_KINDS, {
    error: `Upišite vrstu skripte: ${CONSENT_KINDS.join(' ili ')}`,
  }),
  /** A service that this site knows how to start; the rest is then known too, except its `id`. */
  service: z
    .enum(Object.keys(SERVICES) as (keyof typeof SERVICES)[], {
      error: `Upišite poznatu uslugu: ${Object.keys(SERVICES).join(' ili ')}. Za drugu uslugu upišite name, provider i src`,
    })
    .optional(),
  id: z
    .string({ error: 'Upišite oznaku naloga pod navodnicima, na primer: id: "G-ABC1234567"' })
    .regex(/^[\w-]+$/, { error: 'Oznaka naloga ima samo slova, cifre i crtice' })
    .optional(),
  name: text({
    title: 'naziv usluge',
    ask: 'Upišite naziv usluge',
    line: 'name: Statistika poseta',
  }).optional(),
  provider: text({
    title: 'ko pruža uslugu',
    ask: 'Upišite ko pruža uslugu',
    line: 'provider: Firma d.o.o.',
  }).optional(),
  /** Must start by itself once it is loaded. */
  src: httpsLink({
    title: 'adresa skripte',
    ask: 'Upišite celu adresu skripte',
    line: 'src: https://statistika.example.com/skripta.js',
  }).optional(),
  attributes: z
    .record(z.string().regex(/^data-[\w-]+$/), z.string(), {
      error:
        'U polju „attributes“ imena počinju sa „data-“, a vrednosti su pod navodnicima, na primer: data-site: "5"',
    })
    .optional(),
  /** Further origins that the script speaks with. */
  connects_to: z
    .array(
      z
        .string()
        .regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/, {
          error: 'Upišite adresu bez putanje, na primer: https://podaci.example.com',
        })
        .meta({ isLink: true }),
      { error: 'Polje „connects_to“ je lista adresa' },
    )
    .optional(),
  cookies: z
    .array(cookieSchema, {
      error: 'Polje „cookies“ je lista kolačića; svaki ima „name“, „purpose“ i „duration“',
    })
    .optional(),
}).check(({ value, issues }) => {
  const asked = value.service ? (['id'] as const) : (['name', 'provider', 'src'] as const);
  for (const key of asked) {
    if (value[key] !== undefined) continue;
    const message = value.service
      ? `Uz uslugu „${value.service}“ upišite i „id“, oznaku naloga`
      : `Skripti nedostaje polje „${key}“. Upišite name, provider i src, ili samo service i id`;
    issues.push({ code: 'custom', input: value, path: [key], message });
  }
});

export const optionalScriptsSchema = z.array(optionalScriptSchema, { error: LIST }).default([]);

export type NamedScript = z.output<typeof optionalScriptSchema>;
