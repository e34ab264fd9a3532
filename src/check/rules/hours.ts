// The hours at which the consultant answers the phone must not end before they begin: „od 17 do 9 h“.
import { SITE } from '../../model/collections.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** „od 9 do 17“, „od 9.30 do 17:00“; groups are the first and the last hour, with their minutes. */
const SPAN = /\bod (\d{1,2})(?:[.:](\d\d))?(?: ?h| časova)? do (\d{1,2})(?:[.:](\d\d))?/g;

export function checkHours({ path, data, lineOf }: Text): Finding[] {
  if (path !== SITE) return [];
  return [...String(data['hours'] ?? '').matchAll(SPAN)].flatMap((match) => {
    const [span, fromHour, fromMinute = 0, toHour, toMinute = 0] = match;
    const minutes = (hour: unknown, minute: unknown) => Number(hour) * 60 + Number(minute);
    if (minutes(fromHour, fromMinute) < minutes(toHour, toMinute)) return [];
    const message = `Vreme „${span}“ se završava pre nego što počne.`;
    return [warning(path, lineOf(['hours']) ?? 1, message, 'Zamenite sate ili ih ispravite.')];
  });
}
