import { describe, expect, it } from 'vitest';
import { readZipEntry } from '../../src/github/proposal/zip-entry';
import { zipOf } from './support/zip';

/** Made by Debian's `zip -fd report.zip a.txt report.json`: sizes stand behind the data, as in GitHub's. */
const STREAMED = Buffer.from(
  'UEsDBBQACAAIAMsBdV0AAAAAAAAAAGUAAAAFABwAYS50eHRVVAkAA17iAGte4gBrdXgLAAEEAAAAAAQAAAAAO9KbmKVwhLYEFwBQSwcIYRNNnQsAAABlAAAAUEsDBBQACAAIAMsBdV0AAAAAAAAAABAAAAALABwAcmVwb3J0Lmpzb25VVAkAA17iAGte4gBrdXgLAAEEAAAAAAQAAAAAq1ZKy8xLycxLL1ayio6t5QIAUEsHCBzbdogSAAAAEAAAAFBLAQIeAxQACAAIAMsBdV1hE02dCwAAAGUAAAAFABgAAAAAAAEAAACkgQAAAABhLnR4dFVUBQADXuIAa3V4CwABBAAAAAAEAAAAAFBLAQIeAxQACAAIAMsBdV0c23aIEgAAABAAAAALABgAAAAAAAEAAACkgVoAAAByZXBvcnQuanNvblVUBQADXuIAa3V4CwABBAAAAAAEAAAAAFBLBQYAAAAAAgACAJwAAADBAAAAAAA=',
  'base64',
);

describe('a file in a zip archive', () => {
  it('is read from an archive that another program made', () => {
    expect(readZipEntry(STREAMED, 'report.json', 1000)?.toString()).toBe('{"findings":[]}\n');
    expect(readZipEntry(STREAMED, 'a.txt', 1000)?.toString()).toBe(`${'čaj '.repeat(20)}\n`);
  });

  it('is undefined when there is no such file', () => {
    expect(readZipEntry(STREAMED, '../report.json', 1000)).toBeUndefined();
  });

  it('never unpacks to more than was asked for', () => {
    const bomb = zipOf('report.json', Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    expect(() => readZipEntry(bomb, 'report.json', 1000)).toThrow();
  });

  it('is refused when damaged, cut off or no archive at all', () => {
    const zip = zipOf('report.json', Buffer.from('{}'));
    const damaged = Buffer.from(zip);
    damaged.writeUInt32LE(1, zip.indexOf('PK\x01\x02') + 16);
    expect(() => readZipEntry(damaged, 'report.json', 1000)).toThrow('Damaged');
    for (let length = 0; length <= zip.length - 3; length += 1) {
      expect(() => readZipEntry(zip.subarray(0, length), 'report.json', 1000)).toThrow();
    }
    expect(() => readZipEntry(Buffer.from('<html>'), 'report.json', 1000)).toThrow('Not a zip');
  });
});
