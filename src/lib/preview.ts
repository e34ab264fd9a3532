/** Whether this build is a preview of a proposal, for its author's eyes only. */
export const isPreview = process.env['PREVIEW'] === '1';
