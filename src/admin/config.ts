// The configuration of the CMS: where it saves, and which forms it has.
import type { CmsConfig } from '@sveltia/cms';
import { FORMS } from './forms.ts';

/** The settings of the site, which the page holds as JSON in its element `#settings`. */
export interface AdminSettings {
  /** `owner/name` on GitHub; empty until it is set. */
  repository: string;
  branch: string;
  /** Address of the service that signs in with GitHub; if empty, the CMS asks for a token. */
  authUrl: string;
  /** True under `npm start`: the CMS edits the files on this machine, without a sign-in. */
  isLocal: boolean;
  /** True on the launched site, false on a trial of the site. */
  isLaunch: boolean;
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
          // The CMS converts a picture to WebP, at most this many pixels wide and high.
          transformations: { raster_image: { width: 1600, height: 1600 } },
        },
      },
      stock_assets: { providers: [] },
    },
    // A file's name becomes an address, and programs encode č, ć, š, ž and đ in addresses differently.
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
    // The status that `comment.yml` sets on a commit. Without a name the CMS would wait for any status.
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
