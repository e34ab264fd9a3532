// The script that puts the comment under a proposal, with a stand-in for GitHub's program.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFolder } from '../../support/temporary-folder.ts';

const RUN = 'https://github.com/savetnica/sajt/actions/runs/7';
/** Answers `run list`, `run download` and `api`, and logs every call. */
const GH = `#!/bin/sh
echo "gh $*" >> log
[ "$1 $2" != 'pr comment' ] || cat > komentar.md
case "$1 $2" in
  'run list') [ ! -f conclusion ] || echo "7 ${RUN} $(cat conclusion)" ;;
  'run download') cp -RP build pregled ;;
  'api repos/savetnica/sajt/actions/runs/7/artifacts') echo ${RUN}/artifacts/2 ;;
esac
`;
const CURL = `#!/bin/sh
for word; do case $word in @*) unzip -Z1 "\${word#@}" | sort | tr '\\n' ' ' >> log; echo >> log ;; esac; done
case $* in *pogresan*) exit 22 ;; esac
echo '{"deploy_ssl_url":"https://predlog.netlify.app"}'
`;

let folder: string;
const inside = (path: string) => join(folder, path);

beforeEach(() => {
  folder = createFolder();
  mkdirSync(inside('bin'));
  for (const [name, script] of Object.entries({ gh: GH, curl: CURL })) {
    writeFileSync(inside(`bin/${name}`), script);
    chmodSync(inside(`bin/${name}`), 0o755);
  }
  cpSync('src/github', inside('src/github'), { recursive: true });
});

/** The posted comment when the proposal's own run has this conclusion, and the log of other calls. */
function post(conclusion: string | undefined, settings: Record<string, string> = {}) {
  if (conclusion !== undefined) writeFileSync(inside('conclusion'), conclusion);
  const { status, stderr } = spawnSync('sh', ['src/github/post-comment.sh'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${inside('bin')}:${process.env['PATH']}`,
      GITHUB_REPOSITORY: 'savetnica/sajt',
      NUMBER: '12',
      SHA: 'abc',
      COMMENT: '### Provera nije našla grešku',
      ...settings,
    },
  });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.not.stringContaining('not found'),
  });
  const log = readFileSync(inside('log'), 'utf8').trim().split('\n');
  expect(log).toContain('gh pr comment 12 --edit-last --create-if-none --body-file -');
  const mark = log.filter((line) => line.includes('/statuses/'));
  return { comment: readFileSync(inside('komentar.md'), 'utf8'), mark, log };
}
const markOf = (state: string, url: string) => [
  `gh api repos/savetnica/sajt/statuses/abc --field state=${state} --field context=Pregled --field target_url=${url}`,
];

describe('the comment is posted at once', () => {
  it.each([undefined, '', 'cancelled'])(
    'and says that the preview is on its way (%s)',
    (conclusion) => {
      const { comment, mark } = post(conclusion);
      expect(comment).toMatch(
        /^### Provera nije našla grešku\n\n### Pregled\n\nSajt sa ovom izmenom.*stižu ovde za nekoliko minuta\.\n$/,
      );
      expect(mark).toEqual([]);
    },
  );

  it.each([undefined, 'failure'])(
    'and promises no preview before the author has done what it asks for (%s)',
    (conclusion) => {
      const { comment } = post(conclusion, { COMMENT: '### Treba odgovoriti na 1 pitanje' });
      expect(comment).toMatch(
        /### Pregled\n\nSajt sa ovom izmenom.*stižu ovde kada uradite ono što piše iznad\.\n$/,
      );
    },
  );

  it('even when the check has crashed', () => {
    expect(post(undefined, { COMMENT: '' }).comment).toMatch(
      /^### Provera nije završena\n\nTo nije do Vašeg teksta\./,
    );
  });
});

describe('once the proposal’s own run has ended', () => {
  it('the comment links the archive of the build and the pictures, and the commit gets its status', () => {
    const { comment, mark } = post('success');
    expect(comment).toContain(`[Sajt sa ovom izmenom](${RUN}) je napravljen`);
    expect(comment).toContain(`[Pre i posle](${RUN}/artifacts/2)`);
    expect(mark).toEqual(markOf('success', RUN));
  });

  it('the comment and the status report a failed build', () => {
    const { comment, mark } = post('failure');
    expect(comment).toContain('Sajt sa ovom izmenom nije napravljen.');
    expect(mark).toEqual(markOf('failure', RUN));
  });

  it('a preview with an address gets pages alone, and no file that configures its host', () => {
    for (const path of [
      'index.html',
      'pre-i-posle.html',
      '_headers',
      '_redirects',
      'netlify.toml',
      '.netlify/a',
      'a/_redirects',
    ]) {
      mkdirSync(join(inside('build'), path, '..'), { recursive: true });
      writeFileSync(join(inside('build'), path), '');
    }
    symlinkSync('/etc/passwd', inside('build/tajna.html'));
    const { comment, mark, log } = post('success', {
      PREVIEW_SITE: 'pregledi',
      PREVIEW_TOKEN: 'zeton',
    });
    expect(log.find((line) => line.includes('index.html'))?.trim()).toMatch(
      /^(a\/ )?index\.html pre-i-posle\.html/,
    );
    expect(log.join()).not.toMatch(/_headers|_redirects|toml|tajna/);
    expect(comment).toContain('[Pogledajte sajt sa ovom izmenom](https://predlog.netlify.app).');
    expect(comment).toContain('[Pre i posle](https://predlog.netlify.app/pre-i-posle.html)');
    expect(mark).toEqual(markOf('success', 'https://predlog.netlify.app'));
  });

  it.each([
    ['the site itself is', { PREVIEW_SITE: 'sajt', NETLIFY_SITE: 'sajt', PREVIEW_TOKEN: 'zeton' }],
    ['nobody takes it', { PREVIEW_SITE: 'pregledi', PREVIEW_TOKEN: 'pogresan' }],
  ])('a preview goes nowhere where %s; the archive is there instead', (_, settings) => {
    mkdirSync(inside('build'));
    writeFileSync(inside('build/index.html'), '');
    const { comment, mark } = post('success', settings);
    expect(comment).toContain(`[Sajt sa ovom izmenom](${RUN}) je napravljen`);
    expect(mark).toEqual(markOf('success', RUN));
  });
});
