import type { ContactMessage } from '../model/contact-message.ts';
import type { Flag } from './relay-ports.ts';

const MANY_LINKS = 3;

/**
 * What makes a message suspicious. It is a label, never a verdict: browsers fill hidden traps for
 * honest people, and some of them hide where the form was.
 */
export function findFlags(
  form: FormData,
  message: ContactMessage,
  origin: string | undefined,
): Flag[] {
  const flags: Flag[] = [];
  const trap = form.get('website');
  if (typeof trap === 'string' && trap.trim() !== '') flags.push('trap');
  if (!origin || origin === 'null') flags.push('origin');
  const links = Object.values(message)
    .join('\n')
    .match(/https?:\/\/|\[url/gi);
  if (links && links.length >= MANY_LINKS) flags.push('links');
  return flags;
}
