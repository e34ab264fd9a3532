import type { ServerResponse } from 'node:http';

/**
 * Holds back the page with which Astro answers an error, until it is known whether a text is to
 * blame: `replace` resolves with true when it has answered instead.
 */
export function holdErrorPage(response: ServerResponse, replace: () => Promise<boolean>): void {
  const { writeHead, write, end } = response;
  response.writeHead = ((status: number, ...head: never[]) => {
    Object.assign(response, { writeHead });
    if (status !== 500) return response.writeHead(status, ...head);
    let held = '';
    const hold = (part = '') => {
      held += part;
      return true;
    };
    response.write = hold as typeof write;
    response.end = ((part?: string) => {
      hold(part);
      Object.assign(response, { write, end });
      replace().then((isAnswered) => {
        if (!isAnswered) response.writeHead(status, ...head).end(held);
      });
      return response;
    }) as typeof end;
    return response;
  }) as typeof writeHead;
}
