import { type Document, isMap, type Node, parseDocument, visit } from 'yaml';
import { lineEndOf } from './front-matter.ts';
import { isData, isSame, withoutNewEmpties } from './plain-data.ts';
import { applyEdits } from './text-edits.ts';
import { keyOf, YamlChanges } from './yaml-changes.ts';

/** A file that cannot be read as YAML; the message speaks to the editor. */
export class YamlError extends Error {
  override name = 'YamlError';
}

/**
 * The YAML text with its data changed to `value`, and every byte that this does not concern kept:
 * comments, quotes, order, blank lines. A key whose value is undefined goes away. A key that is
 * new and empty ('', null, false, []) is not written.
 * @throws YamlError when the text is not YAML.
 */
export function editYaml(source: string, value: unknown): string {
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    throw new YamlError('Podaci u fajlu nisu ispravno napisani. Pokrenite proveru sadržaja.');
  }
  const wanted = withoutNewEmpties(value, document.toJS());
  if (isSame(document.toJS(), wanted)) return source;
  const edited = document.contents
    ? applyEdits(source, new YamlChanges(source, document, wanted).edits)
    : '';
  return holds(edited, wanted) ? edited : rewrite(source, document, wanted);
}

/** The last resort: the data is right and comments stay, but the layout may change. */
function rewrite(source: string, document: Document, wanted: unknown): string {
  if (isMap(document.contents) && isData(wanted) && !usesAliases(document)) {
    for (const pair of [...document.contents.items]) {
      if (wanted[keyOf(pair)] === undefined) document.delete(keyOf(pair));
    }
    for (const [key, value] of Object.entries(wanted)) {
      const isKept = isSame((document.get(key, true) as Node | undefined)?.toJS(document), value);
      if (value !== undefined && !isKept) document.set(key, document.createNode(value));
    }
  } else {
    document.contents = document.createNode(wanted) as typeof document.contents;
  }
  return document.toString({ lineWidth: 0 }).replaceAll('\n', lineEndOf(source));
}

function holds(source: string, wanted: unknown): boolean {
  const document = parseDocument(source);
  if (document.errors.length > 0 || usesAliases(document)) return false;
  return isSame(document.toJS(), wanted);
}

/** `&name` and `*name`: nobody here writes them, and an edit of one place would change others. */
function usesAliases(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias() {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}
