// The line that a phone or a mail program puts below what somebody has written; the editor takes it away from a paste.
import type { PatternRule } from './pattern-rule.ts';

export const PHONE_SIGNATURE: PatternRule = {
  name: 'the signature of a phone',
  found: [
    'Sent from my iPhone',
    'Sent from Outlook for iOS',
    'Get Outlook for Android',
    'Poslato sa mog iPhone uređaja',
    'Poslato sa telefona',
    'Poslato iz aplikacije Mail',
  ],
  notFound: ['Poslato sa ljubavlju iz Niša.', 'poslato na adresu', 'Outlook'],
  pattern:
    /(?<!\p{L})(?:Sent from (?:my|Outlook|Mail|Yahoo|Samsung)(?!\p{L})|Get Outlook for(?!\p{L})|(?:Poslato|Poslano) (?:sa?|iz) (?:mog |mojeg |aplikacije )?(?:iPhone|iPad|Android|Samsung|Galaxy|Xiaomi|Huawei|Outlook|Mail|telefon|mobiln|uređaj))[^.!?\n]{0,40}/iu,
  text: 'Ostao je potpis telefona: „$0“.',
  fix: 'Obrišite ga.',
};
