import { defineMdastPlugin } from 'satteri';
import { typeset } from '../model/serbian/typeset.ts';

/** Typesets all running text in Markdown and MDX, so that nobody has to type no-break spaces. */
const typography = defineMdastPlugin({
  name: 'serbian-typography',
  text(node, context) {
    const value = typeset(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});

/** Options of the Markdown parser. Its own smart punctuation is off, because its quotes and dashes are English. */
export const MARKDOWN = { features: { smartPunctuation: false }, mdastPlugins: [typography] };
