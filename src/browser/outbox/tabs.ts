import { OUTBOX_NAME } from './outbox-names';

/**
 * Listens to the other tabs of the site and gives back how to post to them; undefined before Safari
 * 15.4 and where site data are blocked.
 */
export function joinTabs(listen: (ids: string[]) => void): ((ids: string[]) => void) | undefined {
  try {
    const channel = new BroadcastChannel(OUTBOX_NAME);
    channel.onmessage = ({ data }) => listen(data);
    return (ids) => channel.postMessage(ids);
  } catch {
    return undefined;
  }
}
