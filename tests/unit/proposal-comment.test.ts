import { describe, expect, it } from 'vitest';
import { type CommentPlace, MARKER, writeComment } from '../../src/github/proposal/comment';
import { parseReport, type Report } from '../../src/github/proposal/proposal-report';
import { code, plain } from '../../src/github/proposal/safe-markdown';

const NOUN = ['proizvod', 'proizvoda', 'proizvoda', 'm'] as const;
const PLACE: CommentPlace = {
  repositoryUrl: 'https://github.com/savetnica/sajt',
  defaultBranch: 'main',
  headUrl: 'https://github.com/ana/sajt',
  headBranch: 'novi tekst',
  isGreen: true,
  preview: { url: 'https://proba.example/1', isArchive: false },
};
const GOOD: Report = {
  findings: [],
  waiting: [],
  waitingElsewhere: 0,
  changes: [],
  others: [],
};
const FINDING = {
  file: 'src/content/products/gel.mdx',
  line: 5,
  severity: 'error',
  text: 'Nedostaje polje „link“ (veza ka prodavnici).',
  fix: 'Iznad reda --- dodajte: link: https://…',
} as const;

describe('the comment', () => {
  it('says first what to correct, with a link to the very line of the author’s own copy', () => {
    const comment = writeComment({ ...GOOD, findings: [FINDING] }, { ...PLACE, isGreen: false });
    expect(comment.startsWith(MARKER)).toBe(true);
    expect(comment).toContain('### Treba ispraviti 1 grešku\n');
    expect(comment).toContain(
      '](https://github.com/ana/sajt/edit/novi%20tekst/src/content/products/gel.mdx#L5): Nedostaje polje „link“ \\(veza ka prodavnici\\)\\.<br>→ Iznad reda \\-\\-\\- dodajte\\: ` link: https://… `',
    );
    expect(comment).toContain('CONTRIBUTING.md#šta-znači-crvena-oznaka');
  });

  it('counts mistakes the Serbian way', () => {
    const say = (number: number) =>
      writeComment({ ...GOOD, findings: Array(number).fill(FINDING) }, PLACE).split('\n')[1];
    expect([say(2), say(5), say(21)]).toEqual([
      '### Treba ispraviti 2 greške',
      '### Treba ispraviti 5 grešaka',
      '### Treba ispraviti 21 grešku',
    ]);
  });

  it('worries nobody who edits texts about a proposal that updates packages', () => {
    const report = { ...GOOD, others: ['package-lock.json', 'package.json'] };
    expect(
      writeComment(report, { ...PLACE, preview: undefined })
        .split('\n')
        .slice(1, 6),
    ).toEqual([
      '### Tekst i slike su u redu',
      '',
      '### Šta se menja',
      '',
      'Van tekstova i slika: 2 fajla. To treba da pogleda osoba koja održava sajt.',
    ]);
  });

  it('names every change by its name, the changed ones first', () => {
    const change = { noun: NOUN, details: [] };
    const comment = writeComment(
      {
        ...GOOD,
        changes: [
          { ...change, status: 'added', name: 'Čaj' },
          {
            ...change,
            status: 'changed',
            name: 'Gel',
            details: [
              { title: 'odeljak „Sastav“', before: 'Voda', after: 'Gel' },
              { title: 'slika je zamenjena' },
            ],
          },
          {
            ...change,
            status: 'changed',
            name: 'Sapun',
            details: [{ title: 'naziv', after: 'Sapun' }],
          },
        ],
        others: ['package.json'],
      },
      PLACE,
    );
    expect(comment).toContain(
      [
        'Izmenjena su 2 proizvoda\n',
        '- **Gel**',
        '  - odeljak „Sastav“: „Voda“ → „Gel“',
        '  - slika je zamenjena',
        '- **Sapun**',
        '  - naziv: dodato „Sapun“\n',
        'Dodat je 1 proizvod\n',
        '- **Čaj**\n',
      ].join('\n'),
    );
    expect(comment).toContain('Van tekstova i slika: 1 fajl.');
    expect(comment).toContain('` package.json `');
  });

  it('shows a noun that somebody made up as plain text', () => {
    const noun = ['[gel](https://a.rs)', 'b', 'c', 'm'] as const;
    const changes = [{ status: 'added' as const, noun, name: 'Gel', details: [] }];
    expect(writeComment({ ...GOOD, changes }, PLACE)).toContain(
      `Dodat je 1 ${plain('[gel](https://a.rs)')}`,
    );
  });

  it('says that all is well, and leads to the preview', () => {
    const comment = writeComment(GOOD, PLACE);
    expect(comment).toContain('### Tekst i slike su u redu\n');
    expect(comment).toContain('[Pogledajte sajt sa ovom izmenom](https://proba.example/1)');
  });

  it('does not blame the author for what is not in the text', () => {
    const isGreen = false;
    const broken = writeComment(GOOD, { ...PLACE, isGreen, preview: undefined });
    expect(broken).toContain('ali sajt nije napravljen');
    expect(broken).toContain('To nije do Vašeg teksta.');
    expect(broken).not.toContain('Pregled');
    const unfinished = writeComment({ ...GOOD, findings: undefined }, { ...PLACE, isGreen });
    expect(unfinished).toContain('### Provera nije završena');
    expect(writeComment(undefined, { ...PLACE, isGreen })).toContain('### Provera nije završena');
  });

  it('keeps warnings folded and calls the build green', () => {
    const warning = { ...FINDING, severity: 'warning' } as const;
    const comment = writeComment({ ...GOOD, findings: [warning] }, PLACE);
    expect(comment).toContain('### Tekst i slike su u redu');
    expect(comment).toContain('<details><summary>Vredi pogledati (1)</summary>');
  });

  it('never folds a question about a sentence', () => {
    const text = 'Proverite izjavu „Leči sve.“: možda nije dozvoljena.';
    const asked = { ...FINDING, severity: 'question', text } as const;
    const warning = { ...FINDING, severity: 'warning' } as const;
    const comment = writeComment({ ...GOOD, findings: [asked, warning] }, PLACE);
    const [open = '', folded = ''] = comment.split('<details>');
    expect(open).toContain('### Pre objavljivanja treba proveriti 1 rečenicu');
    expect(open).toContain('možda nije dozvoljena');
    expect(folded).toContain('Vredi pogledati (1)');
    expect(comment).toContain('### Tekst i slike su u redu');
  });

  it('tells what the launch waits for, even when all is green', () => {
    const text = 'Nije popunjeno: naziv proizvoda';
    const mark = { ...FINDING, severity: 'warning', text, fix: 'Upišite ga.' } as const;
    const comment = writeComment({ ...GOOD, waiting: [mark, mark], waitingElsewhere: 5 }, PLACE);
    const [open = ''] = comment.split('<details>');
    expect(open).toContain('### Tekst i slike su u redu');
    expect(open).toContain('### Pre objavljivanja treba popuniti 2 mesta');
    expect(open).toContain('sajt ne objavljuje dok to ne bude urađeno');
    expect(open).toContain('U ostalim tekstovima čeka još 5 mesta.');
    expect(open).toContain(': Nije popunjeno\\: naziv proizvoda<br>→ Upišite ga\\.');
  });

  it('says how many more there are instead of growing without end', () => {
    const comment = writeComment({ ...GOOD, findings: Array(500).fill(FINDING) }, PLACE);
    expect(comment).toContain('- … i još 475');
    expect(comment.length).toBeLessThan(65_536);
  });
});

describe('a hostile report', () => {
  it('gets no link, no formatting and no mention into the comment', () => {
    const text = plain(
      '<img src=x> [a](https://zlo.example) @ana #12 **b** www.zlo.example `c`\n# d',
    );
    expect(text).not.toMatch(/(?<!\\)[<>[\]()*`]|@\w|#\d|:\/\/|www\\?\.|\n/);
    expect(text.replaceAll('\\', '').replaceAll('\u2060', '')).toBe(
      '<img src=x> [a](https://zlo.example) @ana #12 **b** www.zlo.example `c` # d',
    );
    expect(plain('&lt;')).toBe('&amp;lt\\;');
    expect(plain('a\u202eb\u200bc')).toBe('a b c');
  });

  it('does not break out of code', () => {
    expect(code('a `b` ``c``\n</code>')).toBe('``` a `b` ``c`` </code> ```');
  });

  it('leads nowhere but to a text of the author’s copy', () => {
    const link = (file: string) =>
      writeComment({ ...GOOD, findings: [{ ...FINDING, file }] }, PLACE).includes('/edit/');
    expect(link('src/content/site.yaml')).toBe(true);
    expect(link('src/content/../../.github/workflows/test.yml')).toBe(false);
    expect(link('src/content/products/a.mdx)[x](https://zlo.example')).toBe(false);
    expect(link('.github/workflows/test.yml')).toBe(false);
  });

  it('is read only as far as it has the form of a report', () => {
    expect(parseReport('{')).toBeUndefined();
    expect(parseReport('[]')).toEqual({ ...GOOD, findings: undefined });
    expect(parseReport('null')).toBeUndefined();
    const report = parseReport(
      JSON.stringify({
        findings: [
          FINDING,
          { ...FINDING, severity: 'x' },
          null,
          { ...FINDING, line: '5', text: 'a'.repeat(9999) },
        ],
        changes: [
          {
            status: 'added',
            noun: NOUN,
            name: 'Gel',
            details: [{ title: 'a', before: 1 }, 'b', 1],
          },
          { status: '__proto__', noun: NOUN, name: 'Gel' },
          { status: 'added', noun: 'constructor', name: 'Gel' },
          { status: 'added', noun: ['a', 'b', 'c', 'x'], name: 'Gel' },
          { status: 'added', noun: [...NOUN, 'x'], name: 'Gel' },
        ],
        others: Array(9999).fill('a'),
        __proto__: { findings: [] },
      }),
    );
    expect(report?.findings?.map(({ line, text }) => [line, text.length])).toEqual([
      [5, FINDING.text.length],
      [1, 401],
    ]);
    expect(report?.changes).toEqual([
      { status: 'added', noun: NOUN, name: 'Gel', details: [{ title: 'a' }] },
    ]);
    expect(report?.others).toHaveLength(500);
  });
});
