// A testimonial is real or a sample. This finds a sample of which only a part was replaced, and a customer's phone
// number or e-mail address, which nobody has agreed to publish; and it asks for the day of the written consent.
import { MIN_IN_CAROUSEL } from '../../model/collections/testimonials.ts';
import { count } from '../../model/serbian/word-forms.ts';
import { error, type Finding, warning } from '../finding.ts';
import { lackAt } from '../missing.ts';
import type { Text } from '../read-text.ts';
import { either } from '../wording.ts';

/** The name of a sample („Korisnica 2“), and how its text begins. */
const SAMPLE_NAME = /^korisni(k|ca) \d+$/i;
const SAMPLE_TEXT = /^Ovde će stajati/i;

/** „064 123 45 67“, „ana@gmail.com“ */
const ADDRESS = /(?:\+381|(?<!\d)0)(?:[\s/-]?\d){8,10}|[^\s@]+@[^\s@]+\.\w+/;

export function checkTestimonials({ path, collection, entries, lineOf }: Text): Finding[] {
  if (collection.name !== 'testimonials') return [];
  return entries.flatMap(({ at, data: { name, text, sample, consent } }) => {
    const [address] = ADDRESS.exec(String(text)) ?? [];
    if (address !== undefined) {
      const message = `U utisku je telefon ili e-mail adresa: ${address}`;
      const fix = 'Izostavite tu rečenicu: lični podaci kupca ne objavljuju se.';
      return [warning(path, lineOf([...at, 'text']) ?? 1, message, fix)];
    }
    if (sample !== true && SAMPLE_TEXT.test(String(text))) {
      const message = `Utisak „${name}“ nije označen kao primer, a tekst mu je iz primera.`;
      const fix = either(
        'Upišite reči te osobe, ili vratite red: sample: true',
        'Upišite reči te osobe, ili uključite „Primer“.',
      );
      return [error(path, lineOf([...at, 'text']) ?? 1, message, fix)];
    }
    const isOfSomebody = sample !== true && name && !SAMPLE_NAME.test(String(name));
    if (isOfSomebody && consent === undefined) {
      const message = `Imate li pisani pristanak za utisak „${name}“? Ne piše od kog je dana.`;
      const fix = 'U polje „Pisani pristanak“ upišite dan te poruke.';
      const found = warning(path, lineOf([...at, 'name']) ?? 1, message, fix);
      return [{ ...found, at: [...at, 'consent'] }];
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

/** By which a customer is asked; the guide for editors has it, too. */
const CONSENT_MESSAGE =
  'Dobar dan, drago mi je što ste zadovoljni. Smem li da na svom sajtu objavim nekoliko ' +
  'Vaših rečenica o ukusu, pakovanju ili našem razgovoru? Ako želite, u odgovoru mi ' +
  'pošaljite: 1) rečenice koje smem da objavim, bez podataka o zdravlju; ' +
  '2) ime onako kako želite da stoji (može samo ime, ili ime i početno slovo prezimena); ' +
  '3) sliku, ako želite da stoji uz utisak. Napišite i: ' +
  '„Pristajem da se ovo objavi na sajtu (adresa sajta).“ Pristanak možete da povučete kad ' +
  'god želite, a ja ću utisak tada obrisati. Više o tome piše u Politici privatnosti na ' +
  'sajtu.';

/** What is missing until enough real testimonials are there. */
export function findMissingTestimonials(text: Text): Finding[] {
  const { collection, entries } = text;
  if (collection.name !== 'testimonials') return [];
  const real = entries.filter(({ data }) => data['sample'] !== true).length;
  if (real >= MIN_IN_CAROUSEL) return [];
  const message =
    real === 0
      ? 'Nema nijednog stvarnog utiska, pa ih na objavljenom sajtu nema.'
      : `Na objavljenom sajtu: ${count(real, 'utisak', 'utiska', 'utisaka')}. Kada ih bude tri, smenjivaće se.`;
  const fix =
    'Zadovoljnom kupcu pošaljite ovu poruku, a odgovor sačuvajte: to je pisani pristanak.';
  return [{ ...lackAt(text, [], message, fix), ready: CONSENT_MESSAGE }];
}
