/**
 * Posts a message (multipart) without waiting for the answer: the visitor has moved on.
 * `keepalive` lets the request outlive the page. `Accept` alone needs no CORS preflight.
 */
export function sendMessage(endpoint: string, message: FormData): void {
  fetch(endpoint, {
    method: 'POST',
    body: message,
    keepalive: true,
    headers: { Accept: 'application/json' },
  }).catch((error: unknown) => {
    console.warn('Poruka nije poslata.', error);
  });
}
