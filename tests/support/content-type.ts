import { getMimeType } from 'hono/utils/mime';

/** `text/html; charset=utf-8`: what a server says of this file. */
export function contentType(file: string): string {
  return getMimeType(file) ?? 'application/octet-stream';
}
