// What stands between the CMS and GitHub: it looks at the state of proposals only when the page is
// opened, and would write over what came from another device, or to a branch that nobody reads.
import { refusal } from './refusal.ts';

/** A proposal as the CMS knows it. */
export interface Proposal {
  /** Missing until it is sent from a copy of the project. */
  number?: number;
  /** Its newest commit, as far as this page knows. */
  headSHA?: string;
}

const COPY = 'Kopirajte ono što ste upisali, osvežite stranicu i unesite izmenu ponovo.';
const TAKEN = `Ovaj tekst je u međuvremenu izmenjen na drugom mestu. ${COPY}`;

/**
 * The commit on which a saved change must build; undefined leaves it to the CMS. `isOpen` asks whether
 * the branch has a proposal that waits, `begin` makes the branch.
 * @throws what the editor reads, before anything is written.
 */
export async function headOfProposal(
  known: Proposal | undefined,
  isOpen: () => Promise<boolean>,
  begin: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!known) {
    if (await isOpen()) throw refusal(TAKEN);
    return begin();
  }
  if (known.number && !(await isOpen())) {
    throw refusal(`Ovaj predlog je u međuvremenu prihvaćen ili zatvoren. ${COPY}`);
  }
  return known.headSHA;
}

/** What is read about something that failed: Serbian words as they are, those of others said anew. */
export function explainFailure({ cause }: Error): string {
  if (cause instanceof TypeError) {
    return 'Nema veze sa internetom. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo kada se veza vrati.';
  }
  const { status, message = '' } = (cause ?? {}) as { status?: number; message?: string };
  if (status === undefined) return message;
  if (status === 401) {
    return 'Prijava na GitHub je istekla. Osvežite stranicu i prijavite se ponovo: radna verzija Vas čeka.';
  }
  if (/expected branch to point/i.test(message)) return TAKEN;
  return `GitHub je odgovorio brojem ${status}. Pokušajte ponovo za koji minut.`;
}
