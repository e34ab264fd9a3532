import { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import { textFields } from '../common-fields.ts';
import {
  formed,
  line,
  link,
  messageOf,
  NOT_SHOWN,
  optionalText,
  paragraphs,
  tell,
} from '../fields.ts';
import { messenger, phone } from '../phone-fields.ts';
import { optionalScriptsSchema } from '../script-schema.ts';

const profile = (network: string) =>
  link(`Profil na ${network}u`, { hint: 'Prazno: vidi se samo ikonica.', mayBeEmpty: true });

const NOT_TOLD = `Ako ne treba da se vidi, upišite „${NOT_SHOWN}“.`;

const registered = (label: string, example: string) =>
  optionalText(label, { hint: `Ako niste registrovani, upišite „${NOT_SHOWN}“.`, example });

const EMAIL = {
  label: 'E-mail',
  ask: 'Upišite ispravnu e-mail adresu',
  example: 'ime.prezime@example.com',
};

/** Where a message waits until it is forwarded. */
export const MESSAGE_KEEPERS = ['server', 'cloudflare', 'cpanel'] as const;
export type MessageKeeper = (typeof MESSAGE_KEEPERS)[number];

const KEEPER = {
  label: 'Ko čuva poruke',
  ask: 'Upišite ko čuva poruke: server, cloudflare ili cpanel',
  example: 'server',
  form: false,
} as const;

const schema = () =>
  textFields({
    name: line('Ime i prezime', { example: 'Ime Prezime' }),
    /** Name of the site: beside its mark, where somebody shares it, in search results. */
    brand: line('Naziv sajta', {
      hint: 'Stoji pored znaka i kad neko pošalje vezu.',
      example: 'Aloe savetnica',
    }).default('Aloe savetnica'),
    /** In the genitive, as it stands behind „iz“. */
    town: optionalText('Mesto', { hint: `U obliku iza „iz“. ${NOT_TOLD}`, example: 'Novog Sada' }),
    hours: optionalText('Kada se javljate na telefon', {
      hint: NOT_TOLD,
      example: 'radnim danima od 9 do 17 h',
    }),
    reply_time: optionalText('Za koliko odgovarate', {
      hint: `Samo ono što možete da ispunite. ${NOT_TOLD}`,
      example: 'Odgovaram istog ili sledećeg radnog dana',
    }),
    phone,
    email: tell(z.email({ error: messageOf(EMAIL) }), 'string', EMAIL, { type: 'email' }),
    address: line('Adresa', {
      hint: 'Iz registracije, sa poslovnim imenom ispred. Bez registracije: ona na koju Vam se piše.',
      example: 'Ulica i broj, 11000 Beograd',
    }),
    /** One need not be registered to advise; then nothing on the site may look as if she were. */
    registration_number: registered('Matični broj', '00000000'),
    tax_number: registered('PIB', '000000000'),
    tagline: line('Geslo u zaglavlju', { example: 'Budite jači od svojih izgovora' }),
    disclaimer: paragraphs('Napomena o nezavisnosti', {
      hint: 'Stoji u podnožju.',
      example: 'Ovaj sajt uređuje nezavisna savetnica.',
    }),
    shop_url: link('Internet prodavnica', {
      hint: 'Kuda vodi „Prodavnica“ u meniju.',
      example: 'https://prodavnica.example.com/pretraga',
    }),
    /** Who sells is to be told wherever something is offered, and that the adviser earns from it. */
    shop_operator: optionalText('Ko je prodavac', {
      hint: 'Firma i adresa sa stranica internet prodavnice. Stoji u podnožju, iza „Prodavac je“.',
      example: 'Firma d.o.o., Ulica i broj, 11000 Beograd',
    }),
    buyer_rights: optionalText('Odustanak i reklamacija', {
      hint: 'Šta kupac može kada se predomisli ili kada roba nije ispravna. Stoji u podnožju.',
    }),
    commission: optionalText('Vaša provizija', {
      hint: `Samo ono što je tačno. Ako od prodaje ne dobijate ništa, upišite „${NOT_SHOWN}“.`,
      example: 'Kada kupite preko dugmeta na sajtu, dobijam proviziju od prodavnice.',
    }),
    facebook_url: profile('Facebook'),
    instagram_url: profile('Instagram'),
    /** Numbers at which she can be written to; without one there is no link to that messenger. */
    viber_phone: messenger('Viber'),
    whatsapp_phone: messenger('WhatsApp'),
    /** A path on this site or an https address elsewhere; the last part is fixed. */
    contact_endpoint: formed(
      'Adresa za poruke',
      /^(https:\/\/[^\s/]+\.[^\s/]+)?(\/[^\s/]+)*\/mail_cv\.php$/,
      {
        ask: 'Upišite adresu koja prima poruke; završava se na /mail_cv.php',
        example: '/mail_cv.php',
        form: false,
      },
    ),
    /** The privacy policy tells it. */
    messages_at: tell(
      z.enum(MESSAGE_KEEPERS, { error: messageOf(KEEPER) }),
      'select',
      KEEPER,
    ).default('server'),
    site_url: link('Adresa ovog sajta', { example: 'https://www.example.com', form: false }),
    /** GitHub repository that holds these texts; without one, nothing offers to edit them there. */
    repository: formed('Projekat na GitHubu', /^([\w-]+\/[\w.-]+)?$/, {
      ask: 'Upišite projekat na GitHubu ili ostavite prazno ("")',
      example: 'vlasnik/naziv',
      form: false,
    }).default(''),
    /** Branch that the site is published from. */
    branch: formed('Grana', /^[\w-][\w./-]*$/, {
      ask: 'Upišite granu iz koje se sajt objavljuje',
      example: 'main',
      form: false,
    }).default('main'),
    /** Service that signs in to /admin with GitHub; without one, /admin asks for a token. */
    cms_auth_url: link('Adresa servisa za prijavu', { form: false, mayBeEmpty: true }).default(''),
    /** Scripts of third parties, each only with the visitor's consent; see `src/lib/consent/`. */
    optional_scripts: optionalScriptsSchema,
  });

export const site = {
  pattern: 'site.yaml',
  format: 'record',
  schema,
  form: { label: 'Podaci o sajtu', icon: 'badge' },
} satisfies CollectionRow;
