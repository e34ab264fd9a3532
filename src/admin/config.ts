// The CMS's configuration: where it saves, which forms it has.
import type { CmsConfig } from '@sveltia/cms';
import { FORMS } from './forms.ts';

/** What the page tells the editor about the site, in its element `#settings`. */
export interface AdminSettings {
  /** `owner/name` on GitHub; empty while nobody has set it. */
  repository: string;
  branch: string;
  /** Address of the service that signs in with GitHub; without one, a token is asked for. */
  authUrl: string;
  /** True under `npm start`: the files on this machine are edited, with no sign-in. */
  isLocal: boolean;
  /** The page belongs to the launched site, and not to a trial of it. */
  isLaunched: boolean;
}

export function readSettings(): AdminSettings {
  return JSON.parse(document.getElementById('settings')?.textContent ?? '');
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
          // They become WebP.
          transformations: { raster_image: { width: 1600, height: 1600 } },
        },
      },
      stock_assets: { providers: [] },
    },
    // č, ć, š, ž and đ in a file's name end in an address that some programs write differently.
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [...FORMS],
  };
}

function githubBackend({ repository, branch, authUrl }: AdminSettings): CmsConfig['backend'] {
  return {
    name: 'github',
    repo: repository,
    branch,
    open_authoring: true,
    auth_scope: 'public_repo',
    // The mark of the workflow that comments on proposals. Without a name, any check is waited for.
    preview_context: 'Pregled',
    ...(authUrl ? { base_url: authUrl, auth_methods: ['oauth'] } : { auth_methods: ['token'] }),
    commit_messages: {
      create: 'Dodaj: {{collection}} – {{slug}}',
      update: 'Izmeni: {{collection}} – {{slug}}',
      uploadMedia: 'Dodaj sliku: {{path}}',
      openAuthoring: '{{message}} ({{author-login}})',
    },
  };
}
