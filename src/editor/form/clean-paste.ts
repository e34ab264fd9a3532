// Takes away from a pasted text what a chat has left in it and visitors must not see.
import { PHONE_SIGNATURE } from '../../check/patterns/phone-signature.ts';
import { toLatin } from '../../model/serbian/to-latin.ts';

export interface Cleaned {
  text: string;
  /** What was taken, in Serbian, each once. */
  taken: string[];
  /** It was in Cyrillic letters, and is in Latin ones. */
  wasCyrillic?: boolean;
}

/** Whether the text is another one than was pasted, which is to be told. */
export const isCleaned = ({ taken, wasCyrillic }: Cleaned) =>
  taken.length > 0 || wasCyrillic === true;

/** What the field may hold besides words. */
export interface Kept {
  /** `**bold**`, lists and links are drawn. */
  markdown?: boolean;
  /** `## Heading` and `---` are drawn, too. */
  headings?: boolean;
  /** They are the words of a customer. */
  emoji?: boolean;
  /** Line breaks are kept. */
  lines?: boolean;
}

const DAY = String.raw`\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}\.?`;
const HOUR = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?`;
/**
 * „[28.11.2026. 14:05] Ana:“ of Viber, „28.11.26, 14:05 - Ana:“ of WhatsApp, „[14:05, 28.11.2026.] Ana:“ of WhatsApp on
 * a computer.
 */
const MESSAGE_HEAD = new RegExp(
  String.raw`^\s*\[?(?:${DAY},?\s+(?:u\s+)?${HOUR}|${HOUR},\s+${DAY})\]?\s*(?:[-–]\s*)?[^:\n]{0,40}:[ \t]*`,
  'gimu',
);
const EMOJI =
  /(?:\p{RI}{2}|[\d#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier}|\uFE0F|\u200D(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}))*)[ \t]?/gu;
/** What the chat says to who asked it, at the beginning and at the end of its answer. */
const GREETING =
  /^\s*(?:Naravno|Svakako|Rado|Odlično|Evo|Može|Razumem|Sure|Certainly|Of course|Here(?: is|’s|'s))(?![\p{L}])[^\n]*[:!.]\s*(?:\n|$)/iu;
const OFFER =
  /(?:^|(?<=[.!?…]\s))\s*(?:(?:Da li|Ako|Hoćete li da|Želite li|Would you like|Let me know|If you(?:’d|'d| would)? like)(?:\s+(?:biste|bi|ti|Vam|vam|mi))?\s*(?:želite|želiš|želeli|voleli|hoćete|hoćeš|treba|odgovara)?[^\n]*(?:tekst|verzij|opis|kraće|kraći|duže|duži|predlog|napišem|napravim|prilagodim|dodam|prevedem|skratim|version|text)[^\n]*)\s*$/iu;
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD\u200E\u200F]/g;

export function cleanPaste(pasted: string, kept: Kept): Cleaned {
  const taken: string[] = [];
  const take = (text: string, pattern: RegExp, by: string, what: string) => {
    const next = text.replace(pattern, by);
    if (next !== text) taken.push(what);
    return next;
  };
  const typed = pasted.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
  let text = toLatin(typed);
  const wasCyrillic = text !== typed;
  text = take(text, MESSAGE_HEAD, '', 'vreme i ime iz prepiske');
  text = take(text, PHONE_SIGNATURE.pattern, '', 'potpis telefona');
  if (!kept.emoji) text = take(text, EMOJI, '', 'sličice');
  if (taken.length > 0) text = text.replace(/[ \t]+(?=[.,!?]|$)/gm, '');
  if (!kept.headings) {
    text = take(text, /^[ \t]*#{1,6}[ \t]+/gm, '', 'znaci #');
    text = take(
      text,
      /^[ \t]*(?:-[ \t]*){3,}$|^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*_{3,}[ \t]*$/gm,
      '',
      'crte ---',
    );
  }
  const isAnswer = taken.length > 0 || /\*\*|^[ \t]*[-*•] /m.test(text);
  if (!kept.markdown) {
    text = take(text, /(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2', 'zvezdice');
    text = take(text, /^[ \t]*[-*–•][ \t]+(?=\S)/gm, '', 'crtica na početku');
  } else {
    text = text.replace(/^([ \t]*)[•*–][ \t]+(?=\S)/gm, '$1- ');
  }
  if (!kept.emoji) {
    if (isAnswer) text = take(text, GREETING, '', 'obraćanje');
    text = takeOffer(text, take);
  }
  text = kept.lines ? text.replace(/\n{3,}/g, '\n\n') : text.replace(/\s*\n\s*/g, ' ');
  return {
    text: taken.length > 0 ? text.trim() : text,
    taken,
    ...(wasCyrillic && { wasCyrillic }),
  };
}

/** The chat's question at the end: „Da li želite da tekst bude kraći?“ */
function takeOffer(
  text: string,
  take: (text: string, pattern: RegExp, by: string, what: string) => string,
): string {
  const end = text.trimEnd();
  const from = end.lastIndexOf('\n') + 1;
  const last = take(end.slice(from), OFFER, '', 'pitanje na kraju');
  return last === end.slice(from) ? text : end.slice(0, from) + last;
}

/** An effect without the dash that somebody typed before it: the list has its own. */
export const withoutDash = (text: string) => text.replace(/^\s*[-*–—•]\s*(?=[^\s\d])/u, '');
