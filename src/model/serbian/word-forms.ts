const PLURAL = new Intl.PluralRules('sr-Latn-RS');

/** The number with its noun in the right Serbian form: „1 greška“, „3 greške“, „11.000 grešaka“. */
export function count(number: number, one: string, few: string, many: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few };
  const noun = forms[PLURAL.select(number)] ?? many;
  return `${number.toLocaleString('sr-Latn-RS')} ${noun}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('sr-Latn-RS') + text.slice(1);
}

/** A label with a small first letter. */
export function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase('sr-Latn-RS') + label.slice(1);
}
