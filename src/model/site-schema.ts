// What `site.yaml` must hold. The messages speak to the person who writes the file.
import { z } from 'zod';
import {
  describe,
  fields,
  type Hint,
  httpsLink,
  messageOf,
  optionalLink,
  optionalText,
  text,
} from './content-fields.ts';
import { confirmedClaims } from './owner-checks.ts';
import { optionalScriptsSchema } from './script-schema.ts';

/** Text of a fixed form; any other value, of whatever type, gets the same message. */
function formed(pattern: RegExp, hint: Hint): z.ZodString {
  const error = messageOf(hint);
  return describe(z.string({ error }).regex(pattern, { error }), hint);
}

const emailHint: Hint = {
  title: 'e-mail adresa',
  ask: 'Upišite ispravnu e-mail adresu',
  line: 'email: ime.prezime@example.com',
};

const profile = (network: string, line: string) =>
  optionalLink({
    title: `veza ka profilu (${network})`,
    ask: `Upišite celu vezu ka profilu (${network}) ili ostavite prazno`,
    line,
  });

/** One phone number with the country's code, as people write it; none has more than 15 digits. */
export const PHONE = /^\+(?!(?:\D*\d){16})[\d\s/-]{8,}$/;

const messenger = (name: 'Viber' | 'WhatsApp') =>
  formed(new RegExp(`^$|${PHONE.source}`), {
    title: `broj za ${name}`,
    ask: `Upišite broj za ${name} sa pozivnim brojem zemlje, pod navodnicima, ili ostavite prazno: ""`,
    line: `${name.toLowerCase()}_phone: "+381 60 000 00 00"`,
  }).default('');

/** Where a message waits until it is forwarded. */
const MESSAGE_KEEPERS = ['server', 'cloudflare', 'cpanel'] as const;
export type MessageKeeper = (typeof MESSAGE_KEEPERS)[number];

const keeperHint: Hint = {
  title: 'ko čuva poruke do prosleđivanja',
  ask: 'Upišite ko čuva poruke dok ne budu prosleđene: server, cloudflare ili cpanel',
  line: 'messages_at: server',
};

export const siteSchema = fields({
  confirmed_claims: confirmedClaims,
  name: text({
    title: 'ime i prezime',
    ask: 'Upišite ime i prezime',
    line: 'name: Ime Prezime',
  }),
  /** Name of the site: beside its mark, where somebody shares it, in search results. */
  brand: text({
    title: 'naziv sajta',
    ask: 'Upišite naziv sajta',
    line: 'brand: Aloe savetnica',
  }).default('Aloe savetnica'),
  /** In the genitive, as it stands behind „iz“. */
  town: optionalText({
    title: 'mesto',
    ask: 'Upišite mesto u obliku u kom stoji iza „iz“',
    line: 'town: Novog Sada',
  }),
  hours: optionalText({
    title: 'kada se javlja na telefon',
    ask: 'Upišite kada se javljate na telefon',
    line: 'hours: radnim danima od 9 do 17 h',
  }),
  reply_time: optionalText({
    title: 'za koliko odgovara',
    ask: 'Upišite za koliko odgovarate na poruke',
    line: 'reply_time: Odgovaram istog ili sledećeg radnog dana',
  }),
  phone: formed(PHONE, {
    title: 'telefon',
    ask: 'Upišite jedan telefon sa pozivnim brojem zemlje, pod navodnicima. Telefon počinje znakom + i ima samo cifre i razmake',
    line: 'phone: "+381 60 000 00 00"',
  }),
  email: describe(z.email({ error: messageOf(emailHint) }), emailHint),
  address: text({
    title: 'adresa iz registracije',
    ask: 'Upišite adresu iz registracije',
    line: 'address: Ulica i broj, 11000 Beograd',
  }),
  registration_number: text({
    title: 'matični broj',
    ask: 'Upišite matični broj, pod navodnicima',
    line: 'registration_number: "00000000"',
  }),
  tax_number: text({
    title: 'PIB',
    ask: 'Upišite PIB, pod navodnicima',
    line: 'tax_number: "000000000"',
  }),
  tagline: text({
    title: 'geslo u zaglavlju',
    ask: 'Upišite geslo koje stoji u zaglavlju',
    line: 'tagline: Budite jači od svojih izgovora',
  }),
  disclaimer: text({
    title: 'napomena o nezavisnosti',
    ask: 'Upišite napomenu o nezavisnosti koja stoji u podnožju',
    line: 'disclaimer: Ovaj sajt uređuje nezavisna savetnica.',
  }),
  shop_url: httpsLink({
    title: 'adresa internet prodavnice',
    ask: 'Upišite adresu internet prodavnice, sa https:// na početku',
    line: 'shop_url: https://prodavnica.example.com/pretraga',
  }),
  facebook_url: profile('Facebook', 'facebook_url: ""'),
  instagram_url: profile('Instagram', 'instagram_url: ""'),
  /** Numbers at which she can be written to; without one there is no link to that messenger. */
  viber_phone: messenger('Viber'),
  whatsapp_phone: messenger('WhatsApp'),
  /** A path on this site or an https address elsewhere; the last part is fixed. */
  contact_endpoint: formed(/^(https:\/\/[^\s/]+\.[^\s/]+)?(\/[^\s/]+)*\/mail_cv\.php$/, {
    title: 'adresa koja prima poruke',
    ask: 'Upišite adresu koja prima poruke; završava se na /mail_cv.php',
    line: 'contact_endpoint: /mail_cv.php',
  }),
  /** The privacy policy tells it. */
  messages_at: describe(
    z.enum(MESSAGE_KEEPERS, { error: messageOf(keeperHint) }),
    keeperHint,
  ).default('server'),
  /** All that an old mail script at that address answers when it has taken a message. */
  contact_confirmation: formed(/^(\S(.*\S)?)?$/, {
    title: 'odgovor stare skripte za poruke',
    ask: 'Upišite ceo odgovor kojim stara skripta potvrđuje poruku ili ostavite prazno: ""',
    line: 'contact_confirmation: ""',
  }).default(''),
  site_url: httpsLink({
    title: 'adresa ovog sajta',
    ask: 'Upišite adresu ovog sajta, sa https:// na početku',
    line: 'site_url: https://www.example.com',
  }),
  /** GitHub repository that holds these texts; without one, nothing offers to edit them there. */
  repository: formed(/^([\w-]+\/[\w.-]+)?$/, {
    title: 'projekat na GitHubu',
    ask: 'Upišite projekat na GitHubu u obliku vlasnik/naziv ili ostavite prazno: ""',
    line: 'repository: vlasnik/naziv',
  }).default(''),
  /** Branch that the site is published from. */
  branch: formed(/^[\w-][\w./-]*$/, {
    title: 'grana iz koje se sajt objavljuje',
    ask: 'Upišite granu iz koje se sajt objavljuje',
    line: 'branch: main',
  }).default('main'),
  /** Service that signs in to /admin with GitHub; without one, /admin asks for a token. */
  cms_auth_url: optionalLink({
    title: 'adresa servisa za prijavu u uređivač',
    ask: 'Upišite adresu servisa za prijavu u uređivač ili ostavite prazno: ""',
    line: 'cms_auth_url: ""',
  }).default(''),
  /** Scripts of third parties, each only with the visitor's consent; see `src/lib/consent/`. */
  optional_scripts: optionalScriptsSchema,
});
