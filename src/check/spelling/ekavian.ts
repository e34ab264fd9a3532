// The ekavian form of an ijekavian word. The dictionary has no word that has such a form, so that a form which is
// in the dictionary shows that the word is ijekavian.

/** „mlijeko“, „svijet“, but not „pijem“ and „studijeva“, whose endings begin with „je“. */
const LONG = /(?<=.)ije(?=[bcčćdđfghklmnprsštvzž]\p{L}|[cčćdgklpstvz]$)(?!(?:m|mo|š|te|h|ći)$)/gu;
/** „djeca“, „gdje“, but not „njega“ and „manje“, in which „nj“ is one letter. */
const SHORT = /(?<=[bcčćdfghkmprsštvzž])je(?=\p{L})|(?<=[dg])je$/gu;
const OTHERS: Readonly<Record<string, string>> = { prije: 'pre', poslije: 'posle', dvije: 'dve' };
/** Ekavian words that only look otherwise. */
const EKAVIAN =
  /^(?:ne)?(?:premijer|prijem|čijeg|čijem|nečij|ničij|kijev|savijen|uvijen|razvijen|perj)/;

/** „mleko“ for „mlijeko“; undefined for a word that looks ekavian. */
export function ekavianOf(word: string): string | undefined {
  const ekavian = OTHERS[word] ?? word.replace(LONG, 'e').replace(SHORT, 'e');
  return ekavian === word || EKAVIAN.test(word) ? undefined : ekavian;
}
