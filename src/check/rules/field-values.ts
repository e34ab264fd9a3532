import { z } from 'zod';
import { guessDay } from '../../model/calendar-day.ts';
import { countSigns } from '../../model/plural.ts';
import { profileLink } from '../profile-link.ts';
import { UNSEEN_SIGNS } from '../unseen-signs.ts';
import { quote } from '../yaml-traps.ts';

const TRUE = /^(true|da|yes|tačno|tacno)$/i;
const FALSE = /^(false|ne|no|netačno|netacno)$/i;

/** What is wrong with this value, in one sentence. */
export function describeValue(
  field: z.core.$ZodType | undefined,
  key: string,
  value: unknown,
  source: string,
  issue: z.core.$ZodIssue,
): string {
  const typed = typedValue(source);
  if (typeof value === 'object' && !(value instanceof Date)) {
    return `Polje „${key}“ nije ispravno napisano.`;
  }
  if (isText(field) && typeof value !== 'string') {
    return `Vrednost polja „${key}“ (${typed}) nije pod navodnicima, pa je sajt ne čita kao tekst.`;
  }
  if (typeof value === 'string' && isLink(field) && !value.includes('@')) {
    return `Veza „${value}“ nije ispravna.`;
  }
  if (typeof value === 'string' && isAboutLength(issue)) {
    return `Polje „${key}“ ima ${countSigns(value.trim().length)}.`;
  }
  return `Polje „${key}“ ima neispravnu vrednost: ${typed}`;
}

/** The line with the value as it was meant; undefined when that cannot be known. */
export function correctValue(
  field: z.core.$ZodType | undefined,
  key: string,
  value: unknown,
  source: string,
): string | undefined {
  const start = source.slice(0, source.indexOf(':') + 1) || `${key}:`;
  const typed = typedValue(source);
  const corrected =
    withoutUnseen(field, value) ??
    internationalPhone(key, typed) ??
    profileLink(key, String(value)) ??
    correct(field, value, typed);
  return corrected === undefined ? undefined : `${start} ${corrected}`;
}

/** The value without signs that nobody sees, where these alone made it wrong. */
function withoutUnseen(field: z.core.$ZodType | undefined, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const seen = value.replace(new RegExp(`[${UNSEEN_SIGNS}]`, 'g'), '').trim();
  return seen !== value && (field as z.ZodType | undefined)?.safeParse(seen).success
    ? quote(seen)
    : undefined;
}

function correct(
  field: z.core.$ZodType | undefined,
  value: unknown,
  typed: string,
): string | undefined {
  if (isText(field) && typeof value !== 'object' && typeof value !== 'string') return quote(typed);
  if (isText(field) && value instanceof Date) return quote(typed);
  if (field instanceof z.ZodDate) return guessDay(typed);
  if (typeof value !== 'string') return undefined;
  if (field instanceof z.ZodNumber && /^\d+$/.test(value)) return value;
  if (field instanceof z.ZodBoolean) {
    if (TRUE.test(value)) return 'true';
    if (FALSE.test(value)) return 'false';
  }
  const [, first] = /^(https?:\/\/\S*?\w)https?:\/\//.exec(value) ?? [];
  if (first !== undefined && isLink(field)) return secureLink(field as z.ZodType, first);
  return /^https?:\/\/[^\s.]+\.\S+$|^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value) && isText(field)
    ? secureLink(field as z.ZodType, value)
    : undefined;
}

/** „060 123 4567“ as it is called from abroad, also where the link of a messenger was pasted. */
function internationalPhone(key: string, typed: string): string | undefined {
  const number = typed.replace(/["']/g, '').trim();
  if (!key.endsWith('phone')) return undefined;
  if (/^0[1-9][\d\s/-]{6,}$/.test(number)) return quote(`+381 ${number.slice(1)}`);
  // „00381 …“, wa.me/381…, viber://chat?number=%2B381…
  const [, local] =
    /^(?:00\s*|.*(?:wa\.me\/\+?|%2B|number=\+?))381[\s/-]*(\d[\d\s/-]{6,})$/i.exec(number) ?? [];
  return local === undefined ? undefined : quote(`+381 ${local}`);
}

/** `http://…` and an address without its beginning; only where that makes the field right. */
function secureLink(field: z.ZodType, value: string): string | undefined {
  const link = `https://${value.replace(/^https?:\/\//, '')}`;
  return field.safeParse(link).success ? link : undefined;
}

function isLink(field: z.core.$ZodType | undefined): boolean {
  return (field as z.ZodType | undefined)?.meta()?.['isLink'] === true;
}

/** Too many characters, or too few: one alone would have done, and the text would just be missing. */
function isAboutLength(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'too_big' || (issue.code === 'too_small' && issue.minimum > 1);
}

function isText(field: z.core.$ZodType | undefined): boolean {
  if (field instanceof z.ZodPipe) return isText(field.in);
  return field instanceof z.ZodString || field instanceof z.ZodEmail;
}

/** The value as it stands in the file. */
function typedValue(source: string): string {
  return source.slice(source.indexOf(':') + 1).trim();
}
