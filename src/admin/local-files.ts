// Under `npm start` the CMS edits the files of this machine, in every browser, without a sign-in and
// without a folder to pick: its test backend asks the browser for a folder, and this code gives it one
// that the server serves.
import { EDITOR_KEY } from '../model/editor-key.ts';

/** Path → the version that this page has seen; the server refuses to overwrite a newer one. */
const seen = new Map<string, string>();

/** @throws the server's message, which the CMS shows in its own dialog. */
async function ask(path: string, method = 'GET', body: BodyInit | null = null): Promise<Response> {
  const address = `/admin/local/${path.split('/').map(encodeURIComponent).join('/')}`;
  const headers = { 'If-Match': seen.get(path) ?? '' };
  const response = await fetch(address, { method, headers, body }).catch(() => undefined);
  if (!response) {
    throw new Error(
      'Sajt na ovom računaru ne odgovara. Proverite da li npm start još radi, pa sačuvajte ponovo.',
    );
  }
  if (response.status === 404) throw new DOMException(path, 'NotFoundError');
  if (!response.ok) throw new Error(await response.text());
  seen.set(path, response.headers.get('ETag') ?? '');
  return response;
}

/** The part of the browser's `FileSystemFileHandle` that the CMS uses. */
function fileAt(path: string) {
  const name = path.split('/').at(-1) ?? '';
  return {
    kind: 'file',
    name,
    async getFile() {
      const body = await (await ask(path)).blob();
      return new File([body], name, { type: body.type });
    },
    createWritable: async () => ({
      // The CMS writes a file in one call. It shows an error of `write`, but not one of `close`.
      write: (body: BodyInit) => ask(path, 'PUT', body),
      close: async () => {},
    }),
  };
}

/** The part of `FileSystemDirectoryHandle` that the CMS uses; the path is empty or ends with a slash. */
function folderAt(path: string) {
  return {
    // The CMS lists the root folder only, and accepts whole paths as names of files.
    async *entries(): AsyncGenerator<[string, unknown]> {
      const all: string[] = await (await ask('')).json();
      for (const file of all) yield [file, fileAt(file)];
    },
    getDirectoryHandle: async (name: string) => folderAt(`${path}${name}/`),
    getFileHandle: async (name: string) => fileAt(path + name),
  };
}

/** Gives the CMS's test backend the project's folder, and signs its user in. */
export function useLocalFiles(): void {
  // Replaces the whole object: WebKit drops a property set on `navigator.storage`, GNOME Web has no such object.
  const storage = {
    getDirectory: async () => ({ getDirectoryHandle: async () => folderAt('') }),
  };
  Object.defineProperty(Navigator.prototype, 'storage', { value: storage });
  // An empty class, without `move`: with `move` the CMS would write under another name first, which is
  // not needed, since the server writes a file whole or not at all.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} });
  localStorage.setItem(EDITOR_KEY, JSON.stringify({ backendName: 'test-repo' }));
}
