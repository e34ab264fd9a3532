import { describeDrawnTexts } from './drawn-texts.ts';

/** Of each kind of text; `TEXTS=40000` tries more. */
describeDrawnTexts(Number(process.env['TEXTS'] ?? 2000));
