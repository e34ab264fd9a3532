// A file that should be a list, and is none, or has nothing in it.
import { isData } from '../../model/data.ts';
import { error, type Finding } from '../finding.ts';
import { isEmptyList, type ParsedText } from '../parse-text.ts';

/** One finding at most; with it, the fields of this text say nothing. */
export function checkListShape(text: ParsedText): Finding[] {
  const { path, collection, yaml } = text;
  const [first] = isData(yaml.value) ? Object.keys(yaml.value) : [];
  if (collection.format === 'list' && first !== undefined) {
    const words = 'Ovaj fajl je spisak, a ispred prve stavke nema crtice.';
    const fix = `Napišite red ovako: - ${yaml.sourceOf([first])} (a redove ispod njega uvucite za dva razmaka).`;
    return [error(path, yaml.lineOf([first]) ?? 1, words, fix)];
  }
  if (isEmptyList(text) && !collection.mayBeEmpty) {
    const fix = 'Upišite bar jednu stavku; njen prvi red počinje crticom: - id: 1';
    return [error(path, yaml.firstLine, 'Spisak je prazan.', fix)];
  }
  return [];
}
