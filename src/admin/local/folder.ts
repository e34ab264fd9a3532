// The part of the browser's File System API that the CMS uses on its test backend, over the files of
// this machine: so the CMS edits them in every browser, with no sign-in and no folder to pick.
import { deleteFile, listFiles, readFile, writeFile } from './files.ts';

/** The CMS writes under such a name first and then moves the file to its place. */
const TEMPORARY = '.sveltia-tmp-';

class LocalFile {
  readonly kind = 'file';
  #path: string;
  #draft: Blob | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  get name(): string {
    return this.#path.split('/').at(-1) ?? '';
  }

  getFile(): Promise<File> {
    return readFile(this.#path);
  }

  async createWritable() {
    let data = new Blob();
    return {
      write: async (chunk: Blob | string) => {
        data = new Blob([data, chunk]);
      },
      close: () => this.#keep(data),
    };
  }

  async move(folder: LocalFolder, name: string): Promise<void> {
    const old = this.#path;
    const data = this.#draft ?? (await this.getFile());
    await writeFile(folder.pathOf(name), data);
    if (!this.#draft) await deleteFile(old);
    this.#draft = undefined;
    this.#path = folder.pathOf(name);
  }

  async #keep(data: Blob): Promise<void> {
    if (this.name.startsWith(TEMPORARY)) this.#draft = data;
    else await writeFile(this.#path, data);
  }
}

class LocalFolder {
  readonly kind = 'directory';
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  get name(): string {
    return this.#path.split('/').at(-2) ?? '';
  }

  pathOf(name: string): string {
    return this.#path + name;
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    const inside = (await listFiles())
      .filter((path) => path.startsWith(this.#path))
      .map((path) => path.slice(this.#path.length).split('/'));
    const folders = new Set(inside.filter(({ length }) => length > 1).map(([name = '']) => name));
    for (const name of folders) yield [name, new LocalFolder(`${this.#path}${name}/`)];
    for (const [name = '', ...rest] of inside) {
      if (rest.length === 0) yield [name, new LocalFile(this.#path + name)];
    }
  }

  async getDirectoryHandle(name: string): Promise<LocalFolder> {
    return new LocalFolder(`${this.#path}${name}/`);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<LocalFile> {
    const file = new LocalFile(this.#path + name);
    if (!create) await file.getFile();
    return file;
  }

  async removeEntry(name: string): Promise<void> {
    // Neither a draft, which was never written, nor an emptied folder, which nothing lists.
    if (name.startsWith(TEMPORARY) || !name.includes('.')) return;
    await deleteFile(this.#path + name);
  }
}

/** Puts the project's folder where the CMS's test backend looks for one, and signs its user in. */
export function useLocalFiles(): void {
  const storage = { getDirectoryHandle: async () => new LocalFolder('') };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => storage });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
