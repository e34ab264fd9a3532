import type { HostSettings } from '../host-settings.ts';

/**
 * `relej.primer.env`: the relay's settings as far as the build knows them. `secrets` leaves out what
 * a Worker's own configuration holds.
 */
export function emitRelaySettings(
  { origin, email, phone, replyTime }: HostSettings,
  extent: 'all' | 'secrets',
): string {
  const own = `# Prekopirajte ovaj fajl pod imenom relej.env i upišite svoje podatke.
# Server za poštu: ime, lozinka i adresa. U imenu i lozinki pišite %40 umesto @ i %3A umesto :
SMTP_URL=smtp://sajt%40primer.rs:lozinka@mail.primer.rs:587
# Kome poruke idu, i adresa na domenu sajta sa koje se šalju.
MAIL_TO=${email}
MAIL_FROM=sajt@primer.rs
`;
  const known = `# Adresa sajta: samo odatle se primaju poruke.
SITE_URL=${origin}
# Ovo vidi posetilac kada poruka ne može da se primi.
CONTACT_PHONE="${phone}"
CONTACT_EMAIL=${email}
# Ovo vidi kada je poruka primljena: koliko brzo odgovarate.
CONTACT_REPLY_TIME="${replyTime}"
`;
  return extent === 'all' ? own + known : own;
}
