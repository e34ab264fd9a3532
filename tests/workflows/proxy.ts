// A proxy that answers for some addresses itself and passes all others on.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request as send } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Server } from 'node:net';
import { generate } from 'selfsigned';

/**
 * Starts it. `answer` gets what is asked of the hosts, over http and https, and of the proxy itself.
 * Resolves with what the environment of a program must hold, among it the file of certificates.
 */
export async function startProxy(hosts: string[], answer: RequestListener, trusted: string) {
  const names = hosts.map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'stand-in' }], {
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  const system = process.env['SSL_CERT_FILE'] ?? '/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(trusted, `${cert}\n${readFileSync(system, 'utf8')}`);

  const secure = createSecureServer({ key, cert }, answer);
  const securePort = await listen(secure);
  const proxy = createServer((request, response) => {
    const { url = '', headers, method } = request;
    if (url.startsWith('/') || hosts.includes(new URL(url).host)) return answer(request, response);
    const onward = send(url, { method, headers }, (given) => {
      given.pipe(response.writeHead(given.statusCode ?? 502, given.headers));
    });
    onward.on('error', () => response.writeHead(502).end());
    return request.pipe(onward);
  });
  proxy.on('connect', ({ url = '' }, client, head) => {
    const [host = '', port] = url.split(':');
    const ours = port === '80' ? plainPort : securePort;
    const target = hosts.includes(host) ? connect(ours, '127.0.0.1') : connect(Number(port), host);
    target.on('connect', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      target.write(head);
      client.pipe(target).pipe(client);
    });
    target.on('error', () => client.destroy());
    client.on('error', () => target.destroy());
  });
  const plainPort = await listen(proxy);
  const address = `http://127.0.0.1:${plainPort}`;
  return {
    HTTP_PROXY: address,
    http_proxy: address,
    HTTPS_PROXY: address,
    https_proxy: address,
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
    NODE_USE_ENV_PROXY: '1',
    SSL_CERT_FILE: trusted,
    CURL_CA_BUNDLE: trusted,
    GIT_SSL_CAINFO: trusted,
    NODE_EXTRA_CA_CERTS: trusted,
    ACTIONS_RESULTS_URL: `${address}/`,
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
