// Under `npm start` the CMS edits the files of this machine, in every browser, with no sign-in and no
// folder to pick: its test backend asks the browser for a folder, and gets one that the server serves.

/** Version of each file that this page has seen; the server refuses to lose a newer one. */
const seen = new Map<string, string>();

/** Throws the server's words, which the CMS shows in its own dialog. */
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

/** As much of the browser's `FileSystemFileHandle` as the CMS uses. */
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
      // All comes in one piece. What fails here the CMS tells; what fails in `close` it does not.
      write: (body: BodyInit) => ask(path, 'PUT', body),
      close: async () => {},
    }),
  };
}

/** As much of `FileSystemDirectoryHandle`; the path is empty or ends with a slash. */
function folderAt(path: string) {
  return {
    // Asked of the whole folder only; the names of files may be whole paths.
    async *entries(): AsyncGenerator<[string, unknown]> {
      const all: string[] = await (await ask('')).json();
      for (const file of all) yield [file, fileAt(file)];
    },
    getDirectoryHandle: async (name: string) => folderAt(`${path}${name}/`),
    getFileHandle: async (name: string) => fileAt(path + name),
  };
}

/** Puts the project's folder where the CMS's test backend looks for one, and signs its user in. */
export function useLocalFiles(): void {
  // In place of the whole object: WebKit forgets what is put on its own one, and GNOME Web has none.
  const storage = {
    getDirectory: async () => ({ getDirectoryHandle: async () => folderAt('') }),
  };
  Object.defineProperty(Navigator.prototype, 'storage', { value: storage });
  // With `move` in this class, which each engine has elsewhere, the CMS would write under another
  // name first; the server writes whole files anyway.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
