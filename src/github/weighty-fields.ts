// Fields of `site.yaml` whose change means more than it looks: where messages, money or keys go.
import { fieldLabel, SITE } from '../model/collections.ts';
import { isData } from '../model/data.ts';
import { yamlData } from '../model/yaml.ts';
import { code } from './safe-markdown.ts';

/** A field → what its change means, in Serbian. */
const MEANINGS: Readonly<Record<string, string>> = {
  contact_endpoint:
    'Poruke posetilaca, sa imenima i telefonima, išle bi na drugu adresu. Čita ih onaj čija je ta adresa.',
  shop_url:
    'Sva dugmad „Prodavnica“, i „Kupi proizvod“ bez svoje veze, vodila bi u drugu prodavnicu. Ona dobija kupce.',
  cms_auth_url:
    'Prijava u uređivač išla bi preko druge adrese. Onaj čija je ta adresa može da dobije ključ za izmene sajta.',
  repository: 'Uređivač bi tekstove čitao i čuvao u drugom projektu na GitHubu.',
  branch: 'Uređivač bi tekstove čitao i čuvao na drugoj grani projekta.',
  site_url: 'Sajt bi se pretraživačima predstavljao pod drugom adresom.',
};

/** A line of a Markdown list for each such field that differs between the two versions of `site.yaml`. */
export function explainWeightyFields(before: string, after: string): string[] {
  const [was, is] = [readFields(before), readFields(after)];
  return Object.entries(MEANINGS).flatMap(([field, meaning]) => {
    const [old, fresh] = [write(was[field]), write(is[field])];
    if (old === fresh) return [];
    return [
      `- **Menja se ${fieldLabel(SITE, field)}:** ${meaning}<br>Sada: ${show(old)} Posle: ${show(fresh)}`,
    ];
  });
}

/** No field for a file that is not YAML: the check reports it, and such a site is not built. */
function readFields(source: string): Readonly<Record<string, unknown>> {
  try {
    const data = yamlData(source);
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

/** An absent field and an empty one mean the same. */
function write(value: unknown): string {
  const isEmpty = value === undefined || value === null || String(value) === '';
  if (isEmpty) return 'prazno';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function show(text: string): string {
  return code(text.slice(0, MOST_LETTERS));
}

/** As much of a value as is shown: a list of scripts may be long. */
const MOST_LETTERS = 400;
