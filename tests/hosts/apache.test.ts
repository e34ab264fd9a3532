import { expect, test } from 'vitest';
import { askPlainly } from './support/ask.ts';
import { describeHost } from './support/describe-host.ts';
import { apache } from './support/servers.ts';

describeHost(apache, (host) => {
  test('where only .htaccess is ours, plain http leads to https in one step too', async () => {
    const { settings } = host().site;
    const { status, location } = await askPlainly(
      host().sharedPort,
      settings.host,
      '/products?x=1',
    );
    expect({ status, location }).toEqual({
      status: 301,
      location: `${settings.origin}/products?x=1`,
    });
  });

  test('where only .htaccess is ours, the certificate authority is answered over plain http', async () => {
    const path = '/.well-known/acme-challenge/token';
    const { status, body } = await askPlainly(host().sharedPort, host().site.settings.host, path);
    expect({ status, body }).toEqual({ status: 200, body: 'proof' });
  });
});
