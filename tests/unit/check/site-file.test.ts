import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readValidSiteFields } from '../../../src/check/site-file.ts';
import { createFolder } from '../../support/temporary-folder.ts';

/** The fields read from a `site.yaml` with this text. */
function fieldsOf(source: string) {
  const root = createFolder();
  mkdirSync(`${root}/src/content`, { recursive: true });
  writeFileSync(`${root}/src/content/site.yaml`, source);
  return readValidSiteFields(root);
}

it('leaves out what has a mistake, or what no field is', () => {
  expect(fieldsOf('brand: Aloe kutak\nemail: ana\nbranch: probe\nboja: zelena')).toMatchObject({
    brand: 'Aloe kutak',
    branch: 'probe',
  });
  const fields = fieldsOf('brand: Aloe kutak\nemail: ana\nboja: zelena');
  expect(fields.email).toBeUndefined();
  expect(fields).not.toHaveProperty('boja');
});

it.each(['', 'phone: [', '- phone', 'phone'])('has no phone while the file is %j', (source) => {
  expect(fieldsOf(source).phone).toBeUndefined();
});

it('is empty without the file', () => {
  expect(readValidSiteFields(createFolder())).toEqual({});
});
