// The fields of the four sections in a product's file, and the consultant's notes on the second, „Sastav“.

import { PARAGRAPHS } from '../file/product-text.ts';
import { fields, line, list, paragraphs } from '../schema/fields.ts';

const MARKDOWN_HINT =
  'Prazan red pravi nov pasus. Dve zvezdice sa obe strane (\\*\\*ovako\\*\\*) podebljavaju tekst.';

export const sections = {
  description: paragraphs('Opis proizvoda', {
    hint:
      'Počnite onim po čemu je proizvod poseban i kome odgovara, a ne nazivom: on već stoji ' +
      `iznad. ${MARKDOWN_HINT}`,
    instruction:
      'Odeljak „Opis proizvoda“ je prazan. Napišite po čemu je proizvod poseban i kome odgovara.',
  }),
  /** The original data spell the key this way, and other systems read it. */
  scructure: paragraphs('Sastav', {
    hint:
      'Prepišite sastav sa deklaracije, pa u novom pasusu \\*\\*Alergeni:\\*\\*. ' +
      'Ako ih ne znate: proverite deklaraciju. Taj pasus se na stranici vidi iznad dugmeta ' +
      '„Kupi proizvod“.',
    instruction: 'Odeljak „Sastav“ je prazan. Prepišite sastav sa deklaracije.',
    form: { beginnings: PARAGRAPHS.scructure },
  }),
  product_effects: list(
    'Efekti proizvoda',
    line('Efekat', {
      instruction: 'U odeljku „Efekti proizvoda“ ima praznih stavki. Dopišite tekst iza crtice.',
      form: { aid: 'allowed-claims' },
    }),
    {
      hint:
        'Samo izjave koje zakon dozvoljava; ukus i pakovanje idu u opis. ' +
        'Dok pišete, nude se dozvoljene izjave o onome što piše u „Sastavu“, na primer za: ' +
        'vitamin C, umor, kosti.',
      form: { itemName: 'efekat' },
    },
  ).min(1, {
    error:
      'Odeljak „Efekti proizvoda“ je lista. Svaku stavku počnite crticom: - Vitamin C ' +
      'doprinosi normalnoj funkciji imunskog sistema',
  }),
  way_of_use: paragraphs('Način upotrebe', {
    hint: 'Količina, koliko puta dnevno, čuvanje i upozorenja.',
    instruction: 'Odeljak „Način upotrebe“ je prazan. Napišite količinu i koliko puta dnevno.',
    form: { beginnings: PARAGRAPHS.way_of_use },
  }),
};

/** With more notes on one label none would stand out. */
const MAX_NOTES = 3;

/** Words of „Sastav“ that the page underlines, each with the consultant's note. */
export const labelNotes = list(
  'Beleške uz sastav',
  fields({
    words: line('Reči', {
      hint: 'Prepišite ih iz „Sastava“. Na stranici su podvučene kao olovkom.',
      example: 'propolis',
    }),
    note: line('Beleška', {
      hint: 'Jedna rečenica Vašim rečima, bez obećanja o zdravlju.',
      example: 'Alergični na pčelinje proizvode? Ovaj nije za Vas.',
    }),
  }),
  {
    hint: 'Najviše tri. Mesta u „Sastavu“ na koja kupcu skrećete pažnju.',
    instruction: 'Polje „label_notes“ je lista. Svaka stavka ima „words“ i „note“',
    form: { itemName: 'belešku', titleFields: ['words', 'note'], most: MAX_NOTES },
  },
)
  .max(MAX_NOTES, { error: 'Uz sastav mogu da stoje najviše tri beleške. Obrišite suvišne' })
  .optional();
