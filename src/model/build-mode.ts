// Whether this build is a preview, the published site or neither. The workflow that publishes sets the variables.

/** The variables that choose the build: `1`, or unset. */
interface BuildVariables {
  /** A preview of a proposal, or a trial at the site's own address: search engines must not list it. */
  PREVIEW?: string | undefined;
  /** The published site: the build stops when a place that must be filled in is still empty. */
  LAUNCH?: string | undefined;
  /** The site has been published before: a new question no longer stops the build. */
  LAUNCHED?: string | undefined;
}

export interface BuildMode {
  isPreview: boolean;
  isLaunch: boolean;
  wasLaunched: boolean;
  /**
   * Without PREVIEW and LAUNCH, as in `npm start` and in tests, pages also show samples: invented testimonials, and
   * icons of social networks that have no address yet.
   */
  isForVisitors: boolean;
}

export function readBuildMode(
  { PREVIEW, LAUNCH, LAUNCHED }: BuildVariables = process.env,
): BuildMode {
  const isPreview = PREVIEW === '1';
  const isLaunch = LAUNCH === '1';
  return {
    isPreview,
    isLaunch,
    wasLaunched: LAUNCHED === '1',
    isForVisitors: isPreview || isLaunch,
  };
}
