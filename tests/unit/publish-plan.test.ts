import { describe, expect, it } from 'vitest';
import { HOSTS, planPublication } from '../../src/github/publish/plan';

describe('a run of the publishing workflow', () => {
  it('publishes nothing, and says calmly which variable to set, until both are set', () => {
    const nowhere = planPublication({ publishTo: '', launch: '1' });
    expect(nowhere.host).toBe('');
    expect(nowhere.summary).toContain('Ništa nije pošlo naopako: promenljiva PUBLISH_TO je prazna');
    const unsaid = planPublication({ publishTo: 'netlify', launch: '' });
    expect(unsaid.host).toBe('');
    expect(unsaid.summary).toContain('promenljiva LAUNCH je prazna');
    expect(unsaid.summary).toContain('upišite 1 (pravi sajt) ili proba (');
  });

  it.each(HOSTS)('publishes to %s what holds no samples', (publishTo) => {
    const { host, build } = planPublication({ publishTo, launch: '1' });
    expect(host).toBe(publishTo);
    expect(build).toEqual({ LAUNCH: '1', PREVIEW: '' });
  });

  it('publishes a trial with samples, and turns search engines away from it', () => {
    const { host, build, summary } = planPublication({ publishTo: 'nginx', launch: 'proba' });
    expect(host).toBe('nginx');
    expect(build).toEqual({ LAUNCH: '', PREVIEW: '1' });
    expect(summary).toContain('Objavljuje se proba, skrivena od pretraživača');
  });

  it.each([
    [{ publishTo: 'Netlify', launch: '1' }, 'PUBLISH_TO je „Netlify“'],
    [{ publishTo: 'nginx', launch: 'da' }, 'LAUNCH je „da“, a treba da bude prazna, 1'],
  ])('ends at once for a word that means nothing: %o', (variables, message) => {
    expect(() => planPublication(variables)).toThrow(message);
  });
});
