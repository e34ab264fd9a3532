// What the editor at /admin does where another device, or whoever accepts proposals, was faster.
import { describe, expect, it } from 'vitest';
import { explainFailure, headOfProposal } from '../../src/admin/proposals.ts';

const yes = async () => true;
const no = async () => false;
const begin = async () => 'početak';

describe('a change is saved', () => {
  it('on a new branch, where there is no proposal', async () => {
    expect(await headOfProposal(undefined, no, begin)).toBe('početak');
  });

  it('on the newest commit that this page knows of its proposal', async () => {
    expect(await headOfProposal({ number: 7, headSHA: 'a1' }, yes, begin)).toBe('a1');
  });

  it('on a branch of a copy that was not sent yet', async () => {
    expect(await headOfProposal({ headSHA: 'a1' }, no, begin)).toBe('a1');
  });

  it.each([
    ['beside a proposal of another device', undefined, yes, 'izmenjen na drugom mestu'],
    ['on a proposal that was accepted', { number: 7 }, no, 'prihvaćen ili zatvoren'],
  ])('never %s', async (_, known, isOpen, words) => {
    const failure = await headOfProposal(known, isOpen, begin).catch((error: Error) => error);
    expect(explainFailure(failure as Error)).toContain(words);
  });
});

describe('a failure is told in Serbian', () => {
  const failed = (cause: unknown) => new Error('saving_failed', { cause });

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'Nema veze sa internetom.'],
    ['a sign-in that has ended', { status: 401, message: 'Bad credentials' }, 'je istekla'],
    [
      'a branch that has moved',
      { status: 200, message: 'Expected branch to point to "a1" but it did not.' },
      'izmenjen na drugom mestu',
    ],
    ['anything else', { status: 500, message: 'Server Error' }, 'odgovorio brojem 500'],
    ['our own words', new Error('Upišite naziv.'), 'Upišite naziv.'],
  ])('%s', (_, cause, words) => {
    expect(explainFailure(failed(cause))).toContain(words);
  });
});
