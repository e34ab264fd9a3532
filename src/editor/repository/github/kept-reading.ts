// What was read last, kept on the device for when there is no connection.
import { clear, createStore, get, set } from 'idb-keyval';
import { savedToken } from '../sign-in.ts';
import type { Reading } from './reading.ts';

interface Kept {
  reading: Reading;
  at: number;
}

const store = createStore('uredjivac-procitano', 'reading');
const KEY = 'newest';

/** Where the device keeps nothing, or is full, there is none. */
export async function findKeptReading(): Promise<Kept | undefined> {
  try {
    return await get<Kept>(KEY, store);
  } catch {
    return undefined;
  }
}

/** A window that was open while another one has signed out keeps nothing any more. */
export async function keepReading(reading: Reading, token: string): Promise<void> {
  if (token !== savedToken()) return;
  try {
    await set(KEY, { reading, at: Date.now() } satisfies Kept, store);
  } catch {}
}

/** At the sign-out: the device may be handed on. */
export async function forgetReading(): Promise<void> {
  try {
    await clear(store);
  } catch {}
}
