// What a build is for. astro.config.mjs reads the variables once, and hands the settings on; what draws a page gets
// them from `src/lib/build.ts`.

export interface BuildSettings {
  /** A preview of a proposal, or a trial at the site's own address: search engines must not list it. */
  isPreview: boolean;
  /** The published site: the build stops when a place that must be filled in is still empty. */
  isLaunch: boolean;
  /** The site has been published before: a new question no longer stops the build. */
  wasLaunched: boolean;
  /**
   * Neither in `npm start` nor in tests, where pages also show samples: invented testimonials, and icons of social
   * networks that have no address yet.
   */
  isForVisitors: boolean;
  /** For tests: pictures that are encoded five times as fast and weigh a tenth more. */
  hasQuickPictures: boolean;
  /** The host that the publication goes to: `cloudflare`, `cpanel` or `caddy`; '' where nothing is published. */
  publishTo: string;
}

/** `PREVIEW`, `LAUNCH` and `LAUNCHED` are `1`, or unset. The workflow that publishes sets them. */
export function readBuildSettings(variables: Record<string, string | undefined>): BuildSettings {
  const isPreview = variables['PREVIEW'] === '1';
  const isLaunch = variables['LAUNCH'] === '1';
  return {
    isPreview,
    isLaunch,
    wasLaunched: variables['LAUNCHED'] === '1',
    isForVisitors: isPreview || isLaunch,
    hasQuickPictures: Boolean(variables['QUICK_PICTURES']),
    publishTo: variables['PUBLISH_TO'] ?? '',
  };
}
