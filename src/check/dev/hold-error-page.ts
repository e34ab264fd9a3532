import type { ServerResponse } from 'node:http';

/**
 * Holds back the page with which Astro answers an error, until it is known whether a text is to
 * blame: `explain` resolves with the page to send in its place, or with undefined for Astro's own.
 */
export function holdErrorPage(
  response: ServerResponse,
  explain: () => Promise<string | undefined>,
): void {
  const { writeHead, write, end } = response;
  response.writeHead = ((status: number, ...head: never[]) => {
    Object.assign(response, { writeHead });
    if (status !== 500) return response.writeHead(status, ...head);
    let held = '';
    response.write = ((part: string) => {
      held += part;
      return true;
    }) as typeof write;
    response.end = (() => {
      Object.assign(response, { write, end });
      explain().then((page) => {
        if (page) sendProblemPage(response, page);
        else response.writeHead(status, ...head).end(held);
      });
      return response;
    }) as typeof end;
    return response;
  }) as typeof writeHead;
}

/** Answers with a page that tells of mistakes. */
export function sendProblemPage(response: ServerResponse, page: string): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(page);
}
