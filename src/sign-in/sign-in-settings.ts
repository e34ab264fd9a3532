export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  /** Origins of the editor; a page of no other origin gets a token. */
  origins: string[];
  /** Names of settings that are still empty. */
  missing: string[];
}

/** Reads the settings of the app at GitHub, and the editor's origins; an invalid address is left out. */
export function readSignInSettings(environment: Readonly<Record<string, unknown>>): SignInSettings {
  const read = (name: string) => String(environment[name] ?? '').trim();
  const addresses = [read('SITE_URL'), ...read('EDITOR_ORIGINS').split(',')];
  const origins = addresses.flatMap((address) => {
    const origin = URL.parse(address.trim())?.origin;
    return origin?.startsWith('http') ? [origin] : [];
  });
  return {
    clientId: read('GITHUB_CLIENT_ID'),
    clientSecret: read('GITHUB_CLIENT_SECRET'),
    origins: [...new Set(origins)],
    missing: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'SITE_URL'].filter((name) => !read(name)),
  };
}
