// The four headings of a product's file, and what stands below each.
import { line, list, paragraphs } from '../fields.ts';

const MARKDOWN_HINT =
  'Prazan red pravi nov pasus. Dve zvezdice sa obe strane (\\*\\*ovako\\*\\*) podebljavaju tekst.';

export const sections = {
  description: paragraphs({
    label: 'Opis proizvoda',
    hint: `Počnite onim po čemu je proizvod poseban i kome odgovara, a ne nazivom: on već stoji iznad. ${MARKDOWN_HINT}`,
    ask: 'Odeljak „Opis proizvoda“ je prazan. Napišite po čemu je proizvod poseban i kome odgovara.',
  }),
  /** Spelled so in the original data; other systems read this key. */
  scructure: paragraphs({
    label: 'Sastav',
    hint: 'Prepišite sastav sa deklaracije, pa u novom pasusu \\*\\*Alergeni:\\*\\*. Ako ih ne znate: proverite deklaraciju. Taj pasus se na stranici vidi iznad dugmeta „Kupi proizvod“.',
    ask: 'Odeljak „Sastav“ je prazan. Prepišite sastav sa deklaracije.',
  }),
  product_effects: list(
    line({
      label: 'Efekat',
      ask: 'U odeljku „Efekti proizvoda“ ima praznih stavki. Dopišite tekst iza crtice.',
    }),
    {
      label: 'Efekti proizvoda',
      hint: 'Samo izjave koje zakon dozvoljava; ukus i pakovanje idu u opis. Dok pišete, nude se dozvoljene izjave o onome što piše u „Sastavu“, na primer za: vitamin C, umor, kosti.',
      form: {
        label_singular: 'efekat',
        min: 1,
        summary: '{{effect}}',
        collapsed: 'auto',
      },
    },
  ).min(1, {
    error:
      'Odeljak „Efekti proizvoda“ je lista. Svaku stavku počnite crticom: - Vitamin C doprinosi normalnoj funkciji imunskog sistema',
  }),
  way_of_use: paragraphs({
    label: 'Način upotrebe',
    hint: 'Količina, koliko puta dnevno, čuvanje i upozorenja.',
    ask: 'Odeljak „Način upotrebe“ je prazan. Napišite količinu i koliko puta dnevno.',
  }),
};
