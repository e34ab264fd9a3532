export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  /** Where the editor is; nobody else gets a token. */
  origins: string[];
  /** Names of settings that are still empty. */
  missing: string[];
}

/** Of the app at GitHub, and whom it may sign in. What is no address is left out. */
export function readSignInSettings(environment: Readonly<Record<string, unknown>>): SignInSettings {
  const read = (name: string) => String(environment[name] ?? '').trim();
  const addresses = [read('SITE_URL'), ...read('EDITOR_ORIGINS').split(',')];
  const origins = addresses.map((address) => URL.parse(address.trim())?.origin);
  return {
    clientId: read('GITHUB_CLIENT_ID'),
    clientSecret: read('GITHUB_CLIENT_SECRET'),
    origins: [...new Set(origins.filter((origin) => origin?.startsWith('http')))] as string[],
    missing: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'SITE_URL'].filter((name) => !read(name)),
  };
}
