/** Whether this build is a preview of a proposal, for its author's eyes only. */
export const isPreview = process.env['PREVIEW'] === '1';

/** Whether this build is the real site, on which nothing stands that is a sample. */
export const isLaunched = process.env['LAUNCH'] === '1';
