import { expect, test } from 'vitest';
import { askPlainly } from '../support/ask.ts';
import type { Host } from '../support/describe-host.ts';
import { scoreVisit } from '../support/observatory-score.ts';

export function checkObservatory(host: () => Host): void {
  test("Mozilla's HTTP Observatory would give every page an A+", async () => {
    const { plan, settings } = host().site;
    for (const { address } of plan.pages) {
      // The editor's policy lets the CMS write its styles, which costs points.
      if (address === undefined || address.startsWith('/admin')) continue;
      const { headers, body } = await host().ask(address);
      const plain = await askPlainly(host().httpPort, settings.host, address);
      const route = [`http://${settings.host}${address}`, plain.location];
      expect(scoreVisit({ headers, html: body.toString(), route }), address).toMatchObject({
        grade: 'A+',
        score: 130,
      });
    }
  });

  test('without its headers the same page would fail', async () => {
    const { headers, body } = await host().ask('/');
    const visit = { headers, html: body.toString(), route: ['http://a.rs/', 'https://a.rs/'] };
    for (const name of ['content-security-policy', 'strict-transport-security']) {
      const { [name]: _, ...rest } = headers;
      expect(scoreVisit({ ...visit, headers: rest }).grade, name).not.toBe('A+');
    }
    expect(scoreVisit({ ...visit, headers: {} }).grade).toBe('D');
    expect(scoreVisit({ ...visit, route: ['http://a.rs/'] }).grade).not.toBe('A+');
  });
}
