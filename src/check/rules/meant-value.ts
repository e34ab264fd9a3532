import { guessDay } from '../calendar-day.ts';
import { quoted } from '../yaml.ts';

/** What may have been meant by a value that the schema refuses; the schema tells which is right. */
export function meantBy(key: string, typed: string): string[] {
  const bare = typed
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [network] = key.split('_url');
  const isProfile = /^(facebook|instagram)_url$/.test(key) && /^@?[\w.-]+$/.test(bare);
  const isHost = /^[\w-]+\.(com|rs|org|net)$/.test(bare);
  return [
    bare,
    quoted(bare),
    /^(da|yes|tačno|tacno|true)$/i.test(bare) ? 'true' : 'false',
    guessDay(bare) ?? '',
    /^(https?:\/\/\S*?\w)https?:/.exec(bare)?.[1] ?? '',
    bare.replace(/[,;.]+$/, ''),
    isProfile ? `https://www.${network}.com/${bare.replace('@', '')}` : '',
    (/[./]/.test(bare) && !/^[@\w.-]+$/.test(bare)) || isHost
      ? `https://${bare.replace(/^[a-z]*:\/*/i, '')}`
      : '',
    /\d{6}/.test(bare.replace(/\D/g, '')) ? quoted(phoneOf(bare)) : '',
  ].filter((one) => one !== '' && one !== typed);
}

/** The number as it is called from abroad: „060/123-4567“ is „+381 60 123 45 67“. */
function phoneOf(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^(?:00)?(?:381)?0?/, '');
  const [, network = '', ...groups] = /^(\d\d)(\d{3})(\d\d)(\d+)$/.exec(digits) ?? [];
  return network ? `+381 ${network} ${groups.join(' ')}` : `+381 ${digits}`;
}
