// The content folder of this machine, as `npm start` serves it to this page.
import { lookup } from 'mrmime';

const ADDRESS = '/admin/local';
const CONTENT = 'src/content/';

/** Version of each file that this page has seen; the server refuses to lose a newer one. */
const seen = new Map<string, string>();

/** Paths of all files, from the project's folder. */
export async function listFiles(): Promise<string[]> {
  const paths: string[] = await (await ask(CONTENT, {})).json();
  return paths.map((path) => CONTENT + path);
}

export async function readFile(path: string): Promise<File> {
  const response = await ask(path, {});
  remember(path, response);
  const name = path.split('/').at(-1) ?? '';
  const known = lookup(name.toLowerCase());
  const type = known?.startsWith('image/') ? known : 'text/plain';
  return new File([await response.arrayBuffer()], name, { type });
}

export async function writeFile(path: string, body: Blob): Promise<void> {
  remember(path, await ask(path, { method: 'PUT', body, headers: versionHeader(path) }));
}

export async function deleteFile(path: string): Promise<void> {
  await ask(path, { method: 'DELETE', headers: versionHeader(path) });
  seen.delete(path);
}

function versionHeader(path: string): HeadersInit {
  return { 'If-Match': seen.get(path) ?? 'none' };
}

function remember(path: string, response: Response): void {
  seen.set(path, response.headers.get('ETag') ?? 'none');
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const name = path.slice(CONTENT.length);
  const parts = [ADDRESS, ...name.split('/').filter(Boolean).map(encodeURIComponent)];
  const response = await fetch(parts.join('/'), init).catch(() => undefined);
  if (response?.ok) return response;
  throw response?.status === 404
    ? new DOMException(path, 'NotFoundError')
    : new Error(explain(response?.status, name));
}

function explain(status: number | undefined, name: string): string {
  switch (status) {
    case undefined:
      return 'Sajt na ovom računaru ne odgovara. Proverite da li npm start još radi, pa sačuvajte ponovo.';
    case 400:
      return `Fajl ne može da se zove „${name}“. U nazivu neka budu slova, brojevi i crtice.`;
    case 403:
      return `Na ovom računaru tekstovi se uređuju na adresi http://localhost:${location.port}/admin.`;
    case 412:
      return `Fajl „${name}“ je u međuvremenu promenjen na disku. Prepišite svoju izmenu sa strane, osvežite stranicu i unesite je ponovo.`;
    default:
      return `Fajl „${name}“ nije sačuvan (greška ${status}).`;
  }
}
