import { describeSameFindings } from './same-findings.ts';

/** Of each form; `TEXTS=1000` tries more. */
describeSameFindings(Number(process.env['TEXTS'] ?? 25));
