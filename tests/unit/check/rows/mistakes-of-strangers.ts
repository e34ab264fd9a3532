// Texts that attack the site, and what other programs leave in a text: for each place, what stands there, with all its
// findings. Letters that look like others, or like nothing, are written by their numbers.
import type { Row } from './mistakes-in-data.ts';

type Place = readonly [file: string, from: string | RegExp, to: (text: string) => string];

const PAGE: Place = ['pages/about-me.mdx', 'prijati.\n', (text) => `prijati.\n\n${text}\n`];
const BLOCK: Place = ['about/o-meni.md', /\n$/, (text) => `\n\n${text}\n`];
const PRODUCT: Place = [
  'products/aloe-gel.mdx',
  '## Opis proizvoda\n\n',
  (text) => `## Opis proizvoda\n\n${text}\n\n`,
];
const EFFECTS: Place = [
  'products/zubni-gel.mdx',
  '- Osvežava dah\n',
  (text) => `- Osvežava dah\n${text}\n`,
];
const MARKS: Place = ['products/kapsule-arkticko-more.mdx', '  - trudnoca', (text) => text];
const ANSWER: Place = ['questions.yaml', 'voćnim sokom', (text) => text];
const field = (file: string, name: string): Place => [
  file,
  new RegExp(`${name}: .*`),
  (text) => `${name}: ${text}`,
];
const STEP: Place = ['steps.yaml', 'Pročitajte opis', (text) => text];
const SHOP = field('site.yaml', 'shop_url');
const FACEBOOK = field('site.yaml', 'facebook_url');
const INSTAGRAM = field('site.yaml', 'instagram_url');
const LINK = field('products/zubni-gel.mdx', 'link');

const ROWS: readonly (readonly [Place, Readonly<Record<string, string | readonly string[]>>])[] = [
  [
    STEP,
    {
      'Pročitajte [opis](/products)':
        'warning @ „[opis](/products)“ se na sajtu vidi onako kako je napisano.',
    },
  ],
  [
    ANSWER,
    {
      '[pišite mi](mailto:ana@primer.rs)':
        'error @ Veza „pišite mi“ ne radi: mailto:ana@primer.rs → Ovde veza vodi na stranicu ovog sajta ili na drugi sajt: /contact, https://primer.rs',
      '[a](javascript:alert(1))':
        'error @ „[a](javascript:alert(1))“ se na sajtu vidi onako kako je napisano.',
      '[a [b] c](javascript:alert(1))':
        'error @ „](javascript:alert(1))“ se na sajtu vidi onako kako je napisano.',
    },
  ],
  [
    BLOCK,
    {
      '<!-- x --><script>document.title="ja"</script>':
        'error @ Oznaka <script> je kod iz drugog programa.',
      '<!-- x --><form action="https://zlo.example"><input></form>':
        'error @ Oznaka <form action="https://zlo.example"> je kod iz drugog programa.',
      '<!-- x --><iframe src="https://zlo.example"></iframe>':
        'error @ Oznaka <iframe src="https://zlo.example"> je kod iz drugog programa.',
      '<!-- x --><style>body{display:none}</style>':
        'error @ Oznaka <style> je kod iz drugog programa.',
      '<!-- x --><meta http-equiv="refresh" content="0;url=https://zlo.example">':
        'error @ Oznaka <meta http-equiv="refresh" content="0;url=https://zlo.example"> je kod iz drugog programa.',
      '<!-- x --><base href="https://zlo.example">':
        'error @ Oznaka <base href="https://zlo.example"> je kod iz drugog programa.',
      '<!-- x --><img src=x onerror="alert(1)">':
        'error @ Oznaka <img src=x onerror="alert(1)"> je kod iz drugog programa.',
      '<!--><img src=x onerror=alert(1)>-->':
        'error @ Oznaka <img src=x onerror=alert(1)> je kod iz drugog programa.',
      '<!---><script>x=1</script>-->': 'error @ Oznaka <script> je kod iz drugog programa.',
      '<!-- a --!><script>x=1</script> -->': 'error @ Oznaka <script> je kod iz drugog programa.',
      '<!-- x\n--><script>\nx=1\n</script>': [
        'error @ Oznaka <script> je kod iz drugog programa.',
        'error @+3 Oznaka </script> je kod iz drugog programa.',
      ],
      '<?php echo 1 ?>': 'error @ Oznaka <?php echo 1 ?> je kod iz drugog programa.',
      '<!DOCTYPE html>': 'error @ Oznaka <!DOCTYPE html> je kod iz drugog programa.',
      'Tekst <![CDATA[ <script>x=1</script> ]]> dalje.': [
        'error @ Oznaka <script> je kod iz drugog programa.',
        'error @ Ostalo je prazno mesto: ]]',
      ],
      '<svg onload="x=1"></svg>': [
        'error @ Oznaka <svg onload="x=1"> je kod iz drugog programa.',
        'error @ Oznaka </svg> je kod iz drugog programa.',
      ],
      'Tekst <b onclick="x=1">jako</b> dalje.': [
        'error @ Oznaka <b onclick="x=1"> je kod iz drugog programa.',
        'error @ Oznaka </b> je kod iz drugog programa.',
      ],
      'Tekst <a href="javascript:x=1">klik</a> dalje.': [
        'error @ Oznaka <a href="javascript:x=1"> je kod iz drugog programa.',
        'error @ Oznaka </a> je kod iz drugog programa.',
      ],
      '## Naslov': 'error @ Naslov ovde ne može da stoji: „## Naslov“.',
      '![Boca](./o-meni.jpg)': 'error @ Slika u ovom tekstu se ne prikazuje: ![Boca](./o-meni.jpg)',
      '| a | b |\n| --- | --- |\n| c | d |': 'error @ Tabela ovde ne može da stoji.',
      '<<<<<<<< Updated upstream':
        'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      '<SCRIPT>x=1</SCRIPT>': 'error @ Oznaka <SCRIPT> je kod iz drugog programa.',
      '<object data="https://zlo.example/x.swf"></object>': [
        'error @ Oznaka <object data="https://zlo.example/x.swf"> je kod iz drugog programa.',
        'error @ Oznaka </object> je kod iz drugog programa.',
      ],
      '<math><maction actiontype="statusline" xlink:href="javascript:x">x</maction></math>': [
        'error @ Oznaka <math> je kod iz drugog programa.',
        'error @ Oznaka <maction actiontype="statusline" xlink:href="javascript:x"> je kod iz drugog programa.',
        'error @ Oznaka </maction> je kod iz drugog programa.',
        'error @ Oznaka </math> je kod iz drugog programa.',
      ],
      '<textarea>': 'error @ Oznaka <textarea> je kod iz drugog programa.',
      '<!-- kasnije': 'error @ Oznaka <!-- kasnije je kod iz drugog programa.',
      '<javascript:alert(1)>': 'error @ Veza „javascript:alert(1)“ ne radi: javascript:alert(1)',
      '~~~html\n<b>x</b>\n~~~':
        'error @ Tekst između redova sa znacima ``` ili ~~~ sajt prikazuje kao programski kod.',
      '+++\ntitle = "x"\n+++': 'warning @ Ono što stoji u poljima ponavlja se u tekstu: „+++“.',
    },
  ],
  [
    PAGE,
    {
      '{/* a */ process.env.HOME /* b */}': [
        'error @ Napomena {/* … */} ovde nije dozvoljena.',
        'warning @ „*“ se na sajtu vidi onako kako je napisano.',
      ],
      'Tekst {/* a */ process.env.HOME /* b */} dalje.': [
        'error @ Napomena {/* … */} ovde nije dozvoljena.',
        'warning @ „*“ se na sajtu vidi onako kako je napisano.',
      ],
      '<ImeSavetnice x={process.env.HOME} />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: x',
      '<ImeSavetnice {...process.env} />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: {...process.env}',
      '<ImeSavetnice set:html="<script>x=1</script>" />': [
        'error @ Znak < se ovde čita kao programski kod.',
        'error @ Oznaka <script> čita se kao programski kod.',
      ],
      '<ImeSavetnice klasa="x" />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: klasa',
      '<ImeSavetnice velika />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: velika',
      '<ImeSavetnice client:load />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: client:load',
      '<ImeSavetnice constructor="x" />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: constructor',
      '<ImeSavetnice __proto__="x" />':
        'error @ U oznaci <ImeSavetnice> stoji i ono što joj ne pripada: __proto__',
      '<ImeSavetnice.x />': 'error @ Oznaka <ImeSavetnice.x /> nije tačno napisana.',
      '<svg:script />': 'error @ Oznaka <svg:script /> čita se kao programski kod.',
      '<>tekst</>': [
        'error @ Znak < se ovde čita kao programski kod.',
        'error @ Znak < se ovde čita kao programski kod.',
      ],
      'import x from "node:fs"':
        'error @ Red koji počinje rečju import čita se kao programski kod.',
      'export const x = process.env':
        'error @ Red koji počinje rečju export čita se kao programski kod.',
      'export default ({children}) => children':
        'error @ Red koji počinje rečju export čita se kao programski kod.',
      '{}': 'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '{"tekst"}': 'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '<ImeSavetnice>{process.env.HOME}</ImeSavetnice>':
        'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '[tekst {process.env.HOME}](/contact)':
        'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '| a | b |\n| --- | --- |\n| {process.env.HOME} | c |':
        'error @+2 Vitičasta zagrada { se ovde čita kao programski kod.',
      '<script>x=1</script>': 'error @ Oznaka <script> čita se kao programski kod.',
      '<style>{`body{display:none}`}</style>': [
        'error @ Oznaka <style> čita se kao programski kod.',
        'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
        'error @ Tekst između dva znaka ` sajt prikazuje kao programski kod: `body{display:none}`',
      ],
      '[klik][x]\n\n[x]: javascript:alert(1)': [
        'error @ Adresa veze ne stoji uz njen tekst: [klik][x]',
        'error @+2 Adresa stoji odvojeno od teksta veze: [x]: javascript:alert(1)',
      ],
      '[klik]\n\n[klik]: javascript:alert(1)': [
        'error @ Adresa veze ne stoji uz njen tekst: [klik]',
        'error @+2 Adresa stoji odvojeno od teksta veze: [klik]: javascript:alert(1)',
      ],
      '[a [b] c](javascript:alert(1))': 'error @ Veza „a [b] c“ ne radi: javascript:alert(1)',
      '[a \\] c](javascript:alert(1))': 'error @ Veza „a ] c“ ne radi: javascript:alert(1)',
      '[a](javascript&colon;alert(1))': 'error @ Veza „a“ ne radi: javascript:alert(1)',
      '[a](<java\tscript:alert(1)>)':
        'error @ Veza „a“ vodi na stranicu koja ne postoji: java\tscript:alert(1)',
      '[a](data:text/html,x)': 'error @ Veza „a“ ne radi: data:text/html,x',
      '[a](VBScript:x)': 'error @ Veza „a“ ne radi: VBScript:x',
      '[a](//zlo.example/x)': 'error @ Veza „a“ vodi na stranicu koja ne postoji: //zlo.example/x',
      '[a](/\\zlo.example)': 'error @ Veza „a“ vodi na stranicu koja ne postoji: /\\zlo.example',
      '[a](file:///etc/passwd)': 'error @ Veza „a“ ne radi: file:///etc/passwd',
      'Pogledajte www.zlo.example/x ovde.':
        'error @ Veza „www.zlo.example/x“ ne radi: http://www.zlo.example/x',
      '![a][p]\n\n[p]: https://evil.example/p.png': [
        'error @ Adresa slike ne stoji uz nju: ![a][p]',
        'error @+2 Adresa stoji odvojeno od teksta veze: [p]: https://evil.example/p.png',
      ],
      '![Boca](https://evil.example/p.png)':
        'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: https://evil.example/p.png',
      '![Boca](data:image/png;base64,AAAA)':
        'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: data:image/png;base64,AAAA',
      '![Boca](../../../.env)': 'error @ Slika „../../../.env“ ne postoji u folderu .en.',
      '[https://banka.rs](https://zlo.example.com)':
        'warning @ Veza „https://banka.rs“ ne vodi na ono što u njoj piše: https://zlo.example.com',
      'Tekst za kućnu upotrebu.[^1]\n\n[^1]: Izvor.': [
        'error @ Fusnotu „[^1]“ sajt ne prikazuje na srpskom.',
        'error @+2 Fusnotu „[^1]: Izvor.“ sajt ne prikazuje na srpskom.',
      ],
      '> [!NOTE]\n> Tekst napomene.':
        'error @ Oznaka [!NOTE] se na sajtu vidi onako kako je napisana.',
      '- [ ] kupiti gel\n- [x] probati': [
        'error @ Stavka počinje zagradama [ ] ili [x], pa se na sajtu vidi kvadratić.',
        'error @+1 Stavka počinje zagradama [ ] ili [x], pa se na sajtu vidi kvadratić.',
      ],
      'Tekst `kod` dalje.':
        'error @ Tekst između dva znaka ` sajt prikazuje kao programski kod: `kod`',
      '~~~\nkod\n~~~':
        'error @ Tekst između redova sa znacima ``` ili ~~~ sajt prikazuje kao programski kod.',
      ':::note\nTekst napomene.\n:::': 'error @ „:::note“ se na sajtu vidi onako kako je napisano.',
      'diff --git a/x b/x\nindex 123..456 100644': [
        'error @ Ostao je red iz poređenja dve verzije teksta: „diff --git“.',
        'warning @ Pasus počinje malim slovom: „diff …“.',
        'error @+1 Ostao je red iz poređenja dve verzije teksta: „index 123..4“.',
        'warning @+1 Pasus se završava usred rečenice: „… b/x index 123..456 100644“.',
      ],
      '+++ b/src/content/pages/about-me.mdx':
        'error @ Ostao je red iz poređenja dve verzije teksta: „+++ b/“.',
      'Let me know if you want me to shorten the text.':
        'warning @ Ova rečenica nije na srpskom: „Let me know if you want me to shorten the text.“.',
      'As an AI language model, I cannot give medical advice.':
        'warning @ Ova rečenica nije na srpskom: „As an AI language model, I cannot give medical advice.“.',
      'Srdačno, [Vaše ime]': 'error @ Ostalo je prazno mesto: „[Vaše ime]“.',
      'Srdačno, [Your Name]': 'error @ Ostalo je prazno mesto: „[Your Name]“.',
      '[Gel](https://primer.rs/?utm_source=chatgpt.com) je blag.':
        'warning @ Adresa je prekopirana zajedno sa oznakom za praćenje („utm_source“).',
      'Donosi:\no osvežava dah\no čisti zube': [
        'warning @+1 Red počinje znakom „o“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
        'warning @+2 Red počinje znakom „o“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
      ],
      'Prvi pasus je ovde.\n\u00a0\nDrugi pasus je ovde.':
        'warning @+1 Ovaj red izgleda prazan, a u njemu je razmak iz drugog programa, pa se pasusi spajaju.',
      '[Gel](https://primer.rs/zub\u00adni) je blag.':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      'Donosi:\n\uf0b7 osvežava dah':
        'warning @+1 U ovom redu je znak iz drugog programa koji se na sajtu ne vidi.',
      '[Gel](https://prod\u0430vnica.rs/gel) je blag.':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: https://prod\u0430vnica.rs',
      '[Gel](https://prodavnica.rs/g\u200bel) je blag.':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      '[Gel](https://prodavnica.rs/aloe–gel) je blag.':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      '[Gel](https://prodavnica.rs/proizvodi/aloe…) je blag.':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      '[Pišite](mailto:ana@prim\u0435r.rs) mi.':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: mailto:ana@prim\u0435r.rs',
      '<details>tekst</details>': 'error @ Oznaka <details> čita se kao programski kod.',
      '## Naslov {process.env.HOME}':
        'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '- stavka {process.env.HOME}': 'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '> {process.env.HOME}': 'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '{`tekst`}': [
        'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
        'error @ Tekst između dva znaka ` sajt prikazuje kao programski kod: `tekst`',
      ],
      '{// kasnije\n}': 'error @ Vitičasta zagrada { se ovde čita kao programski kod.',
      '{/* a *//* b */}': [
        'error @ Napomena {/* … */} ovde nije dozvoljena.',
        'warning @ „*“ se na sajtu vidi onako kako je napisano.',
      ],
      '<Napomena />': 'error @ Oznaka <Napomena /> čita se kao programski kod.',
      '<PodaciRukovaoca />': 'error @ Oznaka <PodaciRukovaoca /> čita se kao programski kod.',
      '![Boca](blob:https://a/b)':
        'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: blob:https://a/b',
      '![Boca](//zlo.example/p.png)':
        'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: //zlo.example/p.png',
      '![Boca](HTTPS://zlo.example/p.png)':
        'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: HTTPS://zlo.example/p.png',
      '[![Boca](https://zlo.example/p.png)](/contact)':
        'error @ Slika ne može da bude sa drugog sajta ni sa Vašeg računara: https://zlo.example/p.png',
      '[klik][]\n\n[klik]: javascript:x': [
        'error @ Adresa veze ne stoji uz njen tekst: [klik][]',
        'error @+2 Adresa stoji odvojeno od teksta veze: [klik]: javascript:x',
      ],
      'Tekst pasusa.\n\n[x]: https://zlo.example':
        'error @+2 Adresa stoji odvojeno od teksta veze: [x]: https://zlo.example',
      '[](https://zlo.example.com)':
        'error @ Veza „“ nema tekst ili adresu: https://zlo.example.com',
      '[a](blob:https://a/b)': 'error @ Veza „a“ ne radi: blob:https://a/b',
      '[Gel](https://prodavnica.rs@zlo.example.com/) je blag.':
        'error @ Ispred znaka @ u adresi stoji nešto što liči na sajt, a veza vodi na ono iza njega: https://prodavnica.rs@',
      'Gel je blag [oaicite:3].':
        'error @ Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
      'Gel je blag turn0news12.':
        'error @ Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
      '[Gel](https://prodavnic\u0430.com/gel) je blag.':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: https://prodavnic\u0430.com',
      '[Gel](https://prodａvnica.rs\u2024com/gel) je blag.': [
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
        'error @ Veza „Gel“ ne radi: https://prodａvnica.rs\u2024com/gel',
      ],
      '[Gel](https://prodavnica.rs/\u202elog) je blag.':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      '[Gel](https://prodavnica.rs/„gel“) je blag.':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      'Donosi:\n• osvežava dah\n• čisti zube': [
        'error @+1 Red počinje znakom „•“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
        'error @+2 Red počinje znakom „•“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
      ],
      'Prvi pasus je ovde.\n\u2009\nDrugi pasus je ovde.':
        'warning @+1 Ovaj red izgleda prazan, a u njemu je razmak iz drugog programa, pa se pasusi spajaju.',
    },
  ],
  [
    PRODUCT,
    {
      '`{/* ` `` ` */} <script>x=1</script> ``': [
        'error @ Tekst između dva znaka ` sajt prikazuje kao programski kod: `{/* `',
        'error @ Tekst između dva znaka ` sajt prikazuje kao programski kod: `` ` */} <script>x=1</script> ``',
      ],
      'Tekst `<script>x=1</script>` dalje.':
        'error @ Tekst između dva znaka ` sajt prikazuje kao programski kod: `<script>x=1</script>`',
      '```\n<script>x=1</script>\n```':
        'error @ Tekst između redova sa znacima ``` ili ~~~ sajt prikazuje kao programski kod.',
      'Tekst za kućnu upotrebu.[^1]\n\n[^1]: Izvor.': [
        'error @ Fusnotu „[^1]“ sajt ne prikazuje na srpskom.',
        'error @+2 Fusnotu „[^1]: Izvor.“ sajt ne prikazuje na srpskom.',
      ],
      '> Tekst iz poruke.': 'error @ Znak > na početku reda pravi citat, a ovde ne može da stoji.',
      'Uzimajte 2*1 kesicu ujutru, a 3*1 kašiku uveče.':
        'error @ Zvezdice uz brojeve pretvaraju tekst između njih u kosa slova i nestaju: „2*1 kesicu ujutru, a 3*1“.',
      'Vidite (ovde)[https://primer.rs/nana].':
        'error @ „(ovde)[https://primer.rs/nana]“ se na sajtu vidi onako kako je napisano.',
      'Vidite [ovde] (https://primer.rs/nana).':
        'error @ „[ovde] (“ se na sajtu vidi onako kako je napisano.',
      'Vidite [ovde](https://primer.rs/gel>).':
        'error @ Veza „ovde“ ne radi: https://primer.rs/gel>',
      'Vidite https://primer.rs` i dalje.':
        'error @ Veza „https://primer.rs`“ ne radi: https://primer.rs`',
      'Vidite [gel](/products/nema-ga).':
        'error @ Veza „gel“ vodi na stranicu koja ne postoji: /products/nema-ga',
      'Donosi:\n– osvežava dah\n– čisti zube': [
        'error @+1 Red počinje znakom „–“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
        'error @+2 Red počinje znakom „–“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
      ],
      'Donosi:\n✓ osvežava dah\n✓ čisti zube': [
        'error @+1 Red počinje znakom „✓“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
        'error @+2 Red počinje znakom „✓“ iz drugog programa, pa se stavke spajaju u jedan pasus.',
      ],
      'VeÄ‡e pakovanje čuva kožu.': 'error @ Slova č, ć, š, ž, đ su pokvarena, kao „Ä‡“.',
      'Gel čuva naèin života.': [
        'error @ Slova č, ć, š, ž, đ su pokvarena, kao „è“.',
        'warning @ Reč „naèin“ nije u rečniku.',
      ],
      '    Uvučen pasus o gelu.':
        'error @ Pasus je uvučen, pa ga sajt prikazuje kao programski kod.',
      '=======\n\nDrugi tekst.':
        'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      'Prvi tekst.\n=======\nDrugi tekst.':
        'error @+1 U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      '||||||| osnova\n\nDrugi tekst.':
        'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      '<<<<<<<HEAD\n\nDrugi tekst.':
        'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      '>>>>>>>main\n\nDrugi tekst.':
        'error @ U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      '```suggestion\nUkus je blag.\n```':
        'error @ Ostao je predlog izmene sa GitHuba, između redova ```suggestion i ```.',
      '@@ -22,7 +22,7 @@ Opis':
        'error @ Ostao je red iz poređenja dve verzije teksta: „@@ -22,7 +22,7 @@“.',
      'Gel je blag【4†source】.':
        'error @ Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
      'Gel je blag citeturn0search1 i prijatan.':
        'error @ Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
      'Gel je blag \ue200cite\ue202turn0search1\ue201.':
        'error @ Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
      'Gel je blag :contentReference[oaicite:0]{index=0}.':
        'error @ Ostala je oznaka izvora iz programa za pisanje, kao 【4†source】.',
      'Sure! Here is the product description:': 'warning @ Reč „product“ nije u rečniku.',
      'Gel od aloe ve-\nre je blag.':
        'warning @ Reč je prelomljena na kraju reda, kao u PDF-u: „ve- re“.',
      'Gel je blag.\u2028Drugi red je ovde.': 'error @ U ovom redu je nevidljiv znak koji smeta.',
      'Gel je blag <\u0338 od leka.': 'error @ U ovom redu je nevidljiv znak koji smeta.',
      'Gel je eﬁkasan.':
        'warning @ U reči „eﬁkasan“ su dva slova spojena u jedan znak, kao u PDF-u, pa je pretraga ne nalazi.',
      'Gel je blag\u{e0041}\u{e0042}.':
        'warning @ U ovom redu je nevidljiv znak iz drugog programa.',
      '--- a/src/content/products/aloe-gel.mdx':
        'error @ Ostao je red iz poređenja dve verzije teksta: „--- a/“.',
      'Uz gel ide i ǆem od kajsije.':
        'warning @ U reči „ǆem“ su dva slova spojena u jedan znak, kao u PDF-u, pa je pretraga ne nalazi.',
    },
  ],
  [
    EFFECTS,
    {
      'o Osvežava dah':
        'error @ Ovaj red nije stavka liste, jer ne počinje jednom crticom i razmakom.',
    },
  ],
  [
    SHOP,
    {
      'https://prod\u0430vnica.rs':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: https://prod\u0430vnica.rs',
      'https://prodavnica.rs/zub\u00adni':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      'https://prodavnica.rs/zubni–gel':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      'https://pr\u03bfdavnica.rs':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: https://pr\u03bfdavnica.rs',
    },
  ],
  [
    FACEBOOK,
    {
      'https://www.fac\u0435book.com/ana':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: https://www.fac\u0435book.com',
      'https://www.facebook.com/ana?mibextid=abc':
        'warning @ Adresa je prekopirana zajedno sa oznakom za praćenje („mibextid“).',
    },
  ],
  [
    INSTAGRAM,
    {
      'https://www.instagram.com/ana?igsh=abc':
        'warning @ Adresa je prekopirana zajedno sa oznakom za praćenje („igsh“).',
      'https://www.instagram.com/ana?utm_source=qr':
        'warning @ Adresa je prekopirana zajedno sa oznakom za praćenje („utm_source“).',
    },
  ],
  [
    LINK,
    {
      'https://prod\u0430vnica.rs/gel':
        'error @ U adresi su pomešana slova dva pisma, pa vodi na drugi sajt ili nikud: https://prod\u0430vnica.rs',
      'https://prodavnica.rs/gel™':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      'https://prodavnica.rs/gel\u3164':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
      'https://prodavnica.rs/aloe−gel':
        'error @ U adresi je znak koji adrese nemaju, a možda se i ne vidi: dugačka crta, tri tačke ili znak bez širine.',
    },
  ],
  [
    MARKS,
    {
      '\u00a0\u00a0- trudnoca': 'error @ Na početku reda su razmaci iz drugog programa.',
    },
  ],
];

export const MISTAKES_OF_STRANGERS: Row[] = ROWS.flatMap(([[file, from, to], rows]) =>
  Object.entries(rows).map(([text, said]): Row => [text, file, from, to(text), ...[said].flat()]),
);
