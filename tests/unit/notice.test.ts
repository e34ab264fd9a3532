import { describe, expect, it } from 'vitest';
import { readPart } from '../../src/build/notice/bundled-parts';
import { readCmsParts } from '../../src/build/notice/cms-parts';
import { composeNotice } from '../../src/build/notice/compose';
import { readLicenceText } from '../../src/build/notice/licence-texts';

describe('the notice', () => {
  it('says the same words once, below all whose words they are', () => {
    const text = 'Do with it what you like.';
    const notice = composeNotice('Uvod.\n', [
      { name: 'a 1.0.0', licence: 'MIT', copyright: '2020 Ana', text },
      { name: 'b 2.0.0', licence: 'ISC', text: 'Other words.' },
      { name: 'c 3.0.0', licence: 'MIT', copyright: '2021 Ceca', text: `${text}\n` },
    ]);
    const line = '-'.repeat(72);
    expect(notice).toBe(
      `Uvod.\n\n${line}\na 1.0.0 (MIT)\n  Copyright (c) 2020 Ana\nc 3.0.0 (MIT)\n` +
        `  Copyright (c) 2021 Ceca\n\n${text}\n\n${line}\nb 2.0.0 (ISC)\n\nOther words.\n`,
    );
  });

  it('has the words of a package from the package itself', () => {
    const { name, licence, text } = readPart('react');
    expect(name).toMatch(/^react \d+\.\d+\.\d+$/);
    expect(licence).toBe('MIT');
    expect(text).toContain('Copyright (c) Meta Platforms');
  });

  it('does not pass over a licence that it has no words of', () => {
    expect(() => readLicenceText('AGPL-3.0')).toThrow('The licence AGPL-3.0 needs its words');
  });
});

describe('the editor’s notice', () => {
  // Throws when the bundle of the CMS holds another package than is noted, or no longer one.
  const parts = readCmsParts();
  const partOf = (name: string) => parts.find((part) => part.name.startsWith(`${name} `));

  it('names every package inside the bundle of the CMS, with its version', () => {
    expect(parts.length).toBeGreaterThan(50);
    expect(partOf('svelte')?.name).toMatch(/^svelte 5\./);
    expect(partOf('lexical')?.copyright).toBe('Meta Platforms, Inc. and affiliates');
  });

  it('says where the source of the picture decoder is, and both of its licences', () => {
    const { copyright, text } = partOf('libheif') ?? {};
    expect(copyright).toContain('https://github.com/strukturag/libheif');
    expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(text).toContain('GNU GENERAL PUBLIC LICENSE');
  });

  it('has the licence of each font', () => {
    const fonts = parts.filter(({ licence }) => licence === 'OFL-1.1');
    expect(fonts).toHaveLength(3);
    for (const { text } of fonts) expect(text).toContain('SIL OPEN FONT LICENSE');
  });
});
