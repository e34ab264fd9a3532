// A testimonial is real or a sample. This finds a sample of which only a part was replaced, and a customer's phone
// number or e-mail address, which nobody has agreed to publish.
import { error, type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** The name of a sample („Korisnica 2“), and how its text begins. */
const SAMPLE_NAME = /^korisni(k|ca) \d+$/i;
const SAMPLE_TEXT = /^Ovde će stajati/i;

/** „064 123 45 67“, „ana@gmail.com“ */
const ADDRESS = /(?:\+381|(?<!\d)0)(?:[\s/-]?\d){8,10}|[^\s@]+@[^\s@]+\.\w+/;

export function checkTestimonials({ path, collection, entries, lineOf }: Text): Finding[] {
  if (collection.name !== 'testimonials') return [];
  return entries.flatMap(({ at, data: { name, text, sample } }) => {
    const [address] = ADDRESS.exec(String(text)) ?? [];
    if (address !== undefined) {
      const message = `U utisku je telefon ili e-mail adresa: ${address}`;
      const fix = 'Izostavite tu rečenicu: lični podaci kupca ne objavljuju se.';
      return [warning(path, lineOf([...at, 'text']) ?? 1, message, fix)];
    }
    if (sample !== true && SAMPLE_TEXT.test(String(text))) {
      const message = `Utisak „${name}“ nije označen kao primer, a tekst mu je iz primera.`;
      const fix = 'Upišite reči te osobe, ili vratite red: sample: true';
      return [error(path, lineOf([...at, 'text']) ?? 1, message, fix)];
    }
    if (SAMPLE_NAME.test(String(name)) === (sample === true)) return [];
    const message = `Kod utiska „${name}“ ime i oznaka „Primer“ se ne slažu.`;
    const fix =
      'Ako je stvaran, upišite ime, uz pisani pristanak te osobe, i isključite „Primer“. ' +
      'Ako ta osoba sa Vama sarađuje, neka to u utisku i piše. ' +
      'Ako je primer, uključite „Primer“.';
    return [warning(path, lineOf([...at, 'name']) ?? 1, message, fix)];
  });
}
