// How the relay is: for whoever asks /health, and once a day by mail to the owner while it is red.
import { compose, type MailAddresses } from './mail.ts';
import type { Queue } from './queue.ts';

/** When a message has waited longer than this, a person must look after it. */
const TOO_OLD_SECONDS = 3600;

/** Nothing about a visitor: on the internet anybody may read it. */
export interface Health {
  ok: boolean;
  queued: number;
  oldestSeconds: number;
  /** Messages whose file cannot be read. */
  damaged: number;
  /** Codes, for the administrator; operating.md says what they mean. */
  lastError: string | null;
  /** What `lastError` means and what to do about it, in Serbian, for the owner. */
  advice: string | null;
}

const RETRIES = 'Program pokušava ponovo sam.';

/** What the codes of a failed attempt (`codesOf` in mail-server.ts) mean. The first row that fits counts. */
const FAILURES: readonly { codes: RegExp; advice: string }[] = [
  {
    codes: /EAUTH(?! 4)/,
    advice:
      'Server za poštu ne prima ime ili lozinku. Upišite tačne u SMTP_URL; možda treba posebna lozinka za programe.',
  },
  {
    codes: /CERT|ISSUER|VERIFY_LEAF/,
    advice:
      'Sertifikat servera za poštu je istekao, glasi na drugo ime ili za njega niko ne jamči. ' +
      'Ime servera u SMTP_URL prepišite baš kako ga navodi firma za poštu; ' +
      'ako je tačno, javite njoj.',
  },
  {
    codes: /ETLS|WRONG_VERSION/,
    advice:
      'Na tom portu veza sa serverom za poštu nije šifrovana kako treba. ' +
      'Probajte smtps:// i port 465, ili smtp:// i port 587.',
  },
  {
    codes: /ESOCKET|EDNS|ECONNECTION|ETIMEDOUT/,
    advice:
      'Server za poštu se ne javlja ili prekida vezu (na Cloudflareu i kada mu sertifikat nije ' +
      'dobar). Ime servera i port u SMTP_URL prepišite baš kako ih navodi firma za poštu. ' +
      RETRIES,
  },
  {
    codes: /\b4\d\d\b/,
    advice: `Server za poštu traži da se pokuša kasnije. ${RETRIES} Ako potraje, pitajte firmu za poštu.`,
  },
  {
    codes: /EENVELOPE/,
    advice:
      'Server za poštu odbija pošiljaoca ili primaoca. Proverite adrese u MAIL_FROM i MAIL_TO, ' +
      'i da li su u SMTP_URL ime i lozinka; možda je sanduče puno.',
  },
  {
    codes: /EMESSAGE/,
    advice:
      'Server za poštu odbija tekst jedne poruke, a ostale prima. ' +
      'Pročitajte je među porukama koje čekaju i odgovorite toj osobi.',
  },
];

function explain(error: string): string {
  const known = FAILURES.find(({ codes }) => codes.test(error));
  return known?.advice ?? 'Razlog se ne zna: pokažite kod osobi koja održava server.';
}

/** The state of the relay, as `/health` shows it. `error` are the codes of the last failed attempt. */
export function judgeHealth(status: ReturnType<Queue['status']>, error: string | null): Health {
  const { diskError, damaged, oldestSeconds, queued } = status;
  const trouble = [
    diskError !== null && {
      code: `the disk refuses: ${diskError}`,
      advice:
        'Na disk sa porukama ne može da se piše, ili ne može da se čita. ' +
        'Oslobodite mesto, ili vratite folder i prava nad njim; ' +
        'nove poruke dotle čuvaju uređaji posetilaca.',
    },
    damaged > 0 && {
      code: `messages that cannot be read: ${damaged}`,
      advice:
        'Fajl bar jedne poruke ne može da se pročita: oštećen je, ili pripada drugom korisniku. ' +
        'Ostale poruke prolaze.',
    },
    oldestSeconds > TOO_OLD_SECONDS && {
      code: 'mail waits for more than an hour',
      advice: error
        ? explain(error)
        : 'Poruke stižu brže nego što ih server za poštu prima; verovatno ih šalje neki program.',
    },
  ].filter((row) => row !== false);
  const codes = [...trouble.map(({ code }) => code), error];
  const advice = trouble.map((row) => row.advice);
  if (error) advice.push(explain(error));
  return {
    ok: trouble.length === 0,
    queued,
    oldestSeconds: Math.round(oldestSeconds),
    damaged,
    lastError: codes.filter(Boolean).join('; ') || null,
    advice: [...new Set(advice)].join(' ') || null,
  };
}

export function composeAlert(health: Health, addresses: MailAddresses, time: number) {
  const { queued, damaged, oldestSeconds, advice, lastError } = health;
  const hours = Math.floor(oldestSeconds / 3600);
  const text = [
    hours > 0 && `Poruka na čekanju: ${queued}. Najstarija čeka duže od ${hours} h.`,
    damaged > 0 && `Poruka koje ne mogu da se pročitaju: ${damaged}.`,
    '',
    advice,
    '',
    'Ništa nije izgubljeno. Ako ne umete to da popravite, prosledite ovu poruku osobi koja održava',
    'server. Njoj ovo govori deo „When it is red“ fajla src/relay/operating.md:',
    lastError,
    '',
  ]
    .filter((line) => line !== false && line !== null)
    .join('\n');
  const subject = 'Poruke sa sajta: nešto nije u redu';
  const id = `obavestenje-${time}`;
  return compose(addresses, { name: 'Program za poruke', subject, id, time, text });
}
