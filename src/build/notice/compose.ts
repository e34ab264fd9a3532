/** A part of the site that somebody else has made, and what its licence asks to be said. */
export interface Part {
  /** With its version, where it has one. */
  name: string;
  /** `MIT` and the like. */
  licence: string;
  /** Who holds the copyright, where the text does not say it. */
  copyright?: string;
  text: string;
}

const LINE = '-'.repeat(72);

/** One text for all parts; those under the same words stand together above them. */
export function composeNotice(introduction: string, parts: readonly Part[]): string {
  const groups = Map.groupBy(parts, ({ text }) => text.replaceAll('\r', '').trim());
  const sections = [...groups].map(([text, group]) => {
    const lines = group.map(({ name, licence, copyright }) =>
      copyright ? `${name} (${licence})\n  Copyright (c) ${copyright}` : `${name} (${licence})`,
    );
    return `${LINE}\n${lines.join('\n')}\n\n${text}\n`;
  });
  return [introduction.trim(), '', ...sections].join('\n');
}
