import { lookup } from 'mrmime';

/** `text/html; charset=utf-8`: what a server says of this file. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
