// The CMS's configuration: where it saves, which forms it has.
import type { CmsConfig, EntryCollection, FileCollection } from '@sveltia/cms';
import type { AdminSettings } from './cms-settings.ts';
import { lists } from './collections/lists.ts';
import { pages, policies } from './collections/pages.ts';
import { products } from './collections/products.ts';
import { about, featured } from './collections/texts.ts';
import { FORMATS, type FormatName } from './formats.ts';

const COLLECTIONS: readonly (EntryCollection | FileCollection)[] = [
  products,
  featured,
  about,
  pages,
  policies,
  lists,
];

/** Format of an entry's collection, or of its file in a collection of files. */
export function formatOf(collection: string, file: string): FormatName {
  const owner = COLLECTIONS.find(({ name }) => name === collection);
  const place = owner && 'files' in owner ? owner.files.find(({ name }) => name === file) : owner;
  const name = place?.format?.replace(/^.*-frontmatter$/, 'page') ?? '';
  if (!Object.hasOwn(FORMATS, name)) throw new Error(`No format for ${collection}/${file}`);
  return name as FormatName;
}

export function makeConfig(settings: AdminSettings): CmsConfig {
  return {
    load_config_file: false,
    backend: settings.isLocal ? { name: 'test-repo' } : githubBackend(settings),
    publish_mode: settings.isLocal ? 'simple' : 'editorial_workflow',
    app_title: 'Uređivač sajta',
    logo: { src: '/favicon.svg' },
    media_folder: 'src/content/products',
    public_folder: '/src/content/products',
    media_libraries: {
      default: {
        config: {
          max_file_size: 30_000_000,
          slugify_filename: true,
          transformations: {
            raster_image: { format: 'webp', quality: 85, width: 1600, height: 1600 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    // č, ć, š, ž and đ in a file's name end in an address that some programs write differently.
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    // The writer of each file decides what an empty field means.
    output: { omit_empty_optional_fields: false },
    collections: [...COLLECTIONS],
  };
}

function githubBackend({ repository, branch, authUrl }: AdminSettings): CmsConfig['backend'] {
  return {
    name: 'github',
    repo: repository,
    branch,
    open_authoring: true,
    auth_scope: 'public_repo',
    ...(authUrl ? { base_url: authUrl } : { auth_methods: ['token'] }),
    commit_messages: {
      create: 'Dodaj: {{collection}} – {{slug}}',
      update: 'Izmeni: {{collection}} – {{slug}}',
      delete: 'Obriši: {{collection}} – {{slug}}',
      uploadMedia: 'Dodaj sliku: {{path}}',
      deleteMedia: 'Obriši sliku: {{path}}',
      openAuthoring: '{{message}} ({{author-login}})',
    },
  };
}
