// The few lines with which a service asks to be started: a queue that its script works off once it
// is there.
import type { ServiceName } from '../../model/script-services';

type Queue = unknown[] | Record<string, unknown>;

const page = globalThis as unknown as Record<string, Queue | undefined>;

/** Puts the first commands into the service's queue. Call it before its script is loaded. */
export function startService(service: ServiceName, id: string): void {
  if (service === 'google-analytics') startGoogleAnalytics(id);
  else startMetaPixel(id);
}

/** https://developers.google.com/tag-platform/gtagjs */
function startGoogleAnalytics(id: string): void {
  const queue: unknown[] = [];
  page['dataLayer'] = queue;
  // Google's script tells commands from other data by their being an `arguments` object.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id);
}

/** https://developers.facebook.com/docs/meta-pixel/get-started */
function startMetaPixel(id: string): void {
  const queue: unknown[] = [];
  const fbq = Object.assign(
    (...command: unknown[]) => {
      const { callMethod } = fbq as { callMethod?: (...command: unknown[]) => void };
      if (callMethod) callMethod(...command);
      else queue.push(command);
    },
    { queue, loaded: true, version: '2.0' },
  );
  Object.assign(page, { fbq, _fbq: fbq });
  fbq('init', id);
  fbq('track', 'PageView');
}
