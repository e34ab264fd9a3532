// Files of the project on systems that write their places otherwise.
import { describe, expect, it } from 'vitest';
import { importLine, isBelow } from '../../../src/check/dev/places';

describe('a changed file', () => {
  it.each([
    ['/home/ana/sajt/src/content/site.yaml', '/home/ana/sajt/src/content'],
    ['/home/ana/sajt/src/content/products/gel.mdx', '/home/ana/sajt/src/content/'],
    ['C:\\Users\\Ana\\sajt\\src\\content\\site.yaml', 'C:\\Users\\Ana\\sajt\\src\\content'],
    ['C:/Users/Ana/sajt/src/content/site.yaml', 'C:\\Users\\Ana\\sajt\\src\\content\\'],
    ['c:\\Users\\Ana\\sajt\\src\\content\\site.yaml', 'C:\\Users\\Ana\\sajt\\src\\content'],
    [
      '\\\\server\\deljeno\\sajt\\src\\content\\site.yaml',
      '\\\\server\\deljeno\\sajt\\src\\content',
    ],
  ])('%s is one of the texts', (path, folder) => {
    expect(isBelow(path, folder)).toBe(true);
  });

  it.each([
    ['/home/ana/sajt/src/content.config.ts', '/home/ana/sajt/src/content'],
    ['C:\\Users\\Ana\\sajt\\src\\contents\\a.md', 'C:\\Users\\Ana\\sajt\\src\\content'],
    ['D:\\sajt\\src\\content\\a.md', 'C:\\sajt\\src\\content'],
  ])('%s is none', (path, folder) => {
    expect(isBelow(path, folder)).toBe(false);
  });
});

describe('the words over a page', () => {
  it.each([
    ['file:///home/ana/sajt/overlay.ts', '/@fs/home/ana/sajt/overlay.ts'],
    [
      'file:///C:/Users/Ana%20Peri%C4%87/sajt/overlay.ts',
      '/@fs/C:/Users/Ana Perić/sajt/overlay.ts',
    ],
    ["file:///home/d'oro/overlay.ts", "/@fs/home/d'oro/overlay.ts"],
  ])('come from %s', (file, place) => {
    expect(importLine(new URL(file))).toBe(`import "${place}";`);
  });
});
