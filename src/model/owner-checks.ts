// What only the owner of the site can vouch for, with the day on which she did.
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { date, describe, fields, messageOf, text } from './content-fields.ts';
import { dayField, line } from './form-fields.ts';

const listHint = {
  title: 'potvrđene izjave',
  ask: 'Polje „confirmed_claims“ je lista. Svaka stavka ima „text“, „reason“ i „date“',
};

/** At least two words: „x“ and „ok“ are no reason. */
const REASON = /\p{L}{2,}\P{L}+\p{L}{2,}/u;

/** Sentences that the check has asked about and that may stand as they are. */
export const confirmedClaims = describe(
  z.array(
    fields({
      text: text({
        title: 'potvrđena izjava',
        ask: 'Prepišite celu izjavu, onako kako stoji u tekstu',
        line: '- text: Nova bočica, ista krema',
      }),
      reason: text({
        title: 'razlog zbog kog izjava sme da stoji',
        ask: 'Upišite zbog čega izjava sme da stoji',
        line: 'reason: Tako piše na deklaraciji',
      }).regex(REASON, {
        error:
          'Razlog mora da kaže zbog čega izjava sme da stoji, na primer: reason: Tako piše na deklaraciji',
      }),
      date: date({
        title: 'dan kada je izjava potvrđena',
        ask: 'Upišite dan kada ste izjavu potvrdili, godina-mesec-dan, bez navodnika',
        line: 'date: 2026-12-01',
      }),
    }),
    { error: messageOf(listHint) },
  ),
  listHint,
).optional();

export const confirmedClaimsField: Field = {
  name: 'confirmed_claims',
  label: 'Potvrđene izjave',
  label_singular: 'izjavu',
  hint: 'Rečenice za koje provera pita, a sme da stoje. Dok je rečenica ovde, za nju se više ne pita.',
  widget: 'list',
  required: false,
  collapsed: true,
  allow_duplicate: false,
  summary: '{{text}}',
  fields: [
    line('text', { label: 'Izjava', hint: 'Cela rečenica, kako stoji u tekstu.' }),
    line('reason', { label: 'Razlog', hint: 'Na primer: Tako piše na deklaraciji.' }),
    dayField('date', { label: 'Dan potvrde' }),
  ],
};

/** Day on which the owner read the whole text and found it true; until then the launch waits. */
export const checkedText = date({
  title: 'dan kada ste proverili da je tekst tačan',
  ask: 'Upišite dan kada ste proverili tekst, godina-mesec-dan, bez navodnika',
  line: 'checked: 2026-12-01',
}).optional();

export const checkedTextField: Field = dayField('checked', {
  label: 'Tekst proveren',
  hint: 'Dan kada ste ceo tekst pročitali i potvrdili da je tačan. Bez njega stranica stoji na spisku pre objavljivanja.',
  required: false,
});
