import { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import { textFields } from '../schema/common-fields.ts';
import {
  day,
  describe,
  errorMessageOf,
  isNotShown,
  line,
  NOT_SHOWN,
  optionalText,
  paragraphs,
  patternText,
} from '../schema/fields.ts';
import { link } from '../schema/link-field.ts';
import { messenger, phone } from '../schema/phone-fields.ts';

const profile = (network: string) =>
  link(`Profil na ${network}u`, {
    hint: 'Prazno: na objavljenom sajtu nema ni ikonice.',
    mayBeEmpty: true,
    changeMeans: `Ikonica na sajtu vodila bi na drugi ${network} profil. Vodi ga onaj čiji je taj nalog.`,
  });

const NOT_TOLD = `Ako ne treba da se vidi, upišite „${NOT_SHOWN}“.`;

/** Both numbers of the business register with any text between them, as people copy them. */
const REGISTRATION = /(?<!\d)\d{8}(?!\d)\D+\d{9}(?!\d)|(?<!\d)\d{9}(?!\d)\D+\d{8}(?!\d)/;

/** „MB 12345678 · PIB 123456789“, „ne“, or the typed text when it is neither. */
function canonicalRegistration(typed: string): string {
  if (isNotShown(typed)) return NOT_SHOWN;
  if (!REGISTRATION.test(typed)) return typed.trim();
  const [number] = /(?<!\d)\d{8}(?!\d)/.exec(typed) ?? [];
  const [tax] = /\d{9}/.exec(typed) ?? [];
  return `MB ${number} · PIB ${tax}`;
}

const REGISTRATION_ASKED = {
  label: 'Registracija',
  hint: `Ako nemate registrovanu delatnost, upišite „${NOT_SHOWN}“. Ako je imate, oba broja: matični broj i PIB.`,
  instruction: `U polje „Registracija“ upišite „${NOT_SHOWN}“, ili matični broj (8 cifara) i PIB (9 cifara)`,
  example: 'MB 12345678 · PIB 123456789',
  canonical: canonicalRegistration,
  isPlaceholder: (value: string) => value === '',
  changeMeans: 'Sajt bi se predstavljao drugom registracijom.',
} as const;

const EMAIL = {
  label: 'E-mail',
  instruction: 'Upišite ispravnu e-mail adresu',
  example: 'ana.djuric@gmail.com',
  changeMeans: 'Ko piše na adresu sa sajta, pisao bi drugoj osobi.',
  isPlaceholder: (value: string) => /@(?:[\w-]+\.)*example\./i.test(value),
};

/** Where the relay stores a message until it is delivered. */
export const MESSAGE_KEEPERS = ['server', 'cloudflare'] as const;
export type MessageKeeper = (typeof MESSAGE_KEEPERS)[number];

const KEEPER = {
  label: 'Ko čuva poruke',
  instruction: 'Upišite ko čuva poruke: server ili cloudflare',
  example: 'server',
  form: false,
} as const;

const schema = () =>
  textFields({
    name: line('Ime i prezime', {
      example: 'Ana Đurić',
      changeMeans: 'Sajt bi se, i u Politici privatnosti, predstavljao drugim imenom.',
      isPlaceholder: (value) => /^ime (i )?prezime$/i.test(value),
    }),
    phone,
    email: describe(z.email({ error: errorMessageOf(EMAIL) }), 'email', EMAIL),
    address: line('Adresa', {
      hint:
        'Iz registracije, sa poslovnim imenom ispred. ' +
        'Bez registracije je dovoljan poštanski fah: ono što se jednom objavi, ostaje i u ' +
        'istoriji projekta.',
      example: 'Poštanski fah 12, 11000 Beograd',
      changeMeans: 'Pisma i zahtevi po zakonu stizali bi na drugu adresu.',
      isPlaceholder: (value) => /^ulica i broj|\b00000\b/i.test(value),
    }),
    /** A consultant need not be registered; then nothing on the site may suggest a registered business. */
    registration: describe(
      z
        .string({ error: errorMessageOf(REGISTRATION_ASKED) })
        .overwrite(canonicalRegistration)
        .refine((value) => ['', NOT_SHOWN].includes(value) || REGISTRATION.test(value), {
          error: errorMessageOf(REGISTRATION_ASKED),
        }),
      'line',
      REGISTRATION_ASKED,
    ).default(''),
    shop_url: link('Internet prodavnica', {
      hint: 'Adresa strane na koju vodi „Prodavnica“ u meniju, a i „Kupi proizvod“ dok proizvod nema svoju vezu.',
      example: 'https://prodavnica.rs',
      isPlaceholder: (value) => /\bexample\./i.test(value),
      changeMeans:
        'Sva dugmad „Prodavnica“, i „Kupi proizvod“ bez svoje veze, vodila bi u drugu prodavnicu. Ona dobija kupce.',
    }),
    /** The consultant's confirmation of all pages at once; the site is not launched without it. */
    confirmed: day('Pročitala sam sve strane i proizvode, tačno je', {
      hint:
        'Dan kada ste sve pročitali: svoju priču, kako se poručuje, šta piše o saradnji i efekte ' +
        'proizvoda (dnevna doza mora da sadrži bar 15% preporučenog unosa). ' +
        'Upisuje se jednom, pre objavljivanja.',
      isPlaceholder: (value) => value === '',
      changeMeans: 'U Vaše ime bi pisalo da ste sve pročitali i da je tačno.',
    }).optional(),
    /** Name of the site, in the header, on share cards and in search results. */
    brand: line('Naziv sajta', {
      hint: 'Stoji pored znaka i kad neko pošalje vezu.',
      example: 'Aloe savetnica',
    }).default('Aloe savetnica'),
    /** The town in the genitive, as it stands behind „iz“. */
    town: optionalText('Mesto', {
      hint: `U obliku u kom stoji iza reči „iz“. ${NOT_TOLD}`,
      example: 'Novog Sada',
    }),
    hours: optionalText('Kada se javljate na telefon', {
      hint: `Radno vreme. ${NOT_TOLD}`,
      example: 'radnim danima od 9 do 17 h',
    }),
    reply_time: optionalText('Za koliko odgovarate', {
      hint: `Samo ono što možete da ispunite. ${NOT_TOLD}`,
      example: 'Odgovaram istog ili sledećeg radnog dana',
    }),
    tagline: line('Geslo u zaglavlju', { example: 'Budite jači od svojih izgovora' }),
    disclaimer: paragraphs('Napomena o nezavisnosti', {
      hint: 'Stoji u podnožju.',
      example: 'Ovaj sajt uređuje nezavisna savetnica.',
      changeMeans: 'Posetioci po njoj znaju da sajt nije proizvođačev.',
    }),
    /** The law requires the seller's name wherever something is offered, and a note that the adviser earns from it. */
    shop_operator: optionalText('Ko je prodavac', {
      hint: 'Firma i adresa sa dna internet prodavnice. Stoji u podnožju, iza „Prodavac je“.',
      example: 'Firma d.o.o., Ulica i broj, 11000 Beograd',
      changeMeans: 'Kao prodavac stajala bi druga firma.',
    }),
    buyer_rights: optionalText('Odustanak i reklamacija', {
      hint: 'Šta kupac može kada se predomisli ili kada roba nije ispravna. Stoji u podnožju.',
    }),
    commission: optionalText('Vaša provizija', {
      hint: `Samo ono što je tačno. Ako od prodaje ne dobijate ništa, upišite „${NOT_SHOWN}“.`,
      example: 'Od kupovine u prodavnici na koju vodi ovaj sajt dobijam proviziju.',
      changeMeans: 'Kupac po tome zna da li od njegove kupovine zarađujete.',
    }),
    facebook_url: profile('Facebook'),
    instagram_url: profile('Instagram'),
    /** The consultant's number in each messenger; without a number there is no link to that messenger. */
    viber_phone: messenger('Viber'),
    whatsapp_phone: messenger('WhatsApp'),
    /** A path on this site or an https address elsewhere; it always ends in `/mail_cv.php`. */
    contact_endpoint: patternText(
      'Adresa za poruke',
      /^(https:\/\/[^\s/]+\.[^\s/]+)?(\/[^\s/]+)*\/mail_cv\.php$/,
      {
        instruction: 'Upišite adresu koja prima poruke; završava se na /mail_cv.php',
        example: '/mail_cv.php',
        form: false,
        changeMeans:
          'Poruke posetilaca, sa imenima i telefonima, išle bi na drugu adresu. Čita ih onaj čija je ta adresa.',
      },
    ),
    /** The privacy policy states where messages are stored. */
    messages_at: describe(
      z.enum(MESSAGE_KEEPERS, { error: errorMessageOf(KEEPER) }),
      'choices',
      KEEPER,
    ).default('server'),
    site_url: link('Adresa ovog sajta', {
      example: 'https://www.primer.rs',
      form: false,
      changeMeans: 'Sajt bi se pretraživačima predstavljao pod drugom adresom.',
      isPlaceholder: (value) => /\bexample\./i.test(value),
    }),
    /** GitHub repository of the project; without it, no page offers to edit a text on GitHub. */
    repository: patternText('Projekat na GitHubu', /^([\w-]+\/[\w.-]+)?$/, {
      instruction: 'Upišite projekat na GitHubu ili ostavite prazno ("")',
      example: 'vlasnik/naziv',
      form: false,
      changeMeans: 'Uređivač bi tekstove čitao i čuvao u drugom projektu na GitHubu.',
    }).default(''),
    /** Branch from which the site is published. */
    branch: patternText('Grana', /^[\w-][\w./-]*$/, {
      instruction: 'Upišite granu iz koje se sajt objavljuje',
      example: 'main',
      form: false,
      changeMeans: 'Uređivač bi tekstove čitao i čuvao na drugoj grani projekta.',
    }).default('main'),
    /** Service that signs in to /admin with GitHub; without one, /admin asks for a token. */
    cms_auth_url: link('Adresa servisa za prijavu', {
      form: false,
      mayBeEmpty: true,
      changeMeans:
        'Prijava u uređivač išla bi preko druge adrese. Onaj čija je ta adresa može da dobije ključ za izmene sajta.',
    }).default(''),
  });

export const site = {
  pattern: 'site.yaml',
  format: 'record',
  schema,
  form: { label: 'Podaci o sajtu' },
} satisfies CollectionRow;
