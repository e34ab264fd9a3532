import { Problem } from '../repository/problem.ts';
import type { Check } from './publish.ts';

/** A worker that could not be loaded on a half-dead connection never answers; a weak phone checks a text in a second. */
const LIMIT_MS = 60_000;
const SILENT =
  'Provera teksta ne odgovara, pa ništa nije poslato. Osvežite stranicu i pokušajte ponovo: ono što ste upisali je sačuvano na ovom uređaju.';

/** The check, with an end. @throws Problem */
export const limitedCheck =
  (check: Check): Check =>
  async (...asked) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Problem('refused', SILENT)), LIMIT_MS);
    });
    try {
      return await Promise.race([check(...asked), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
