import { describeRandomEdits } from './random-edits.ts';

// Always the same edits, so that a change of something else cannot fail here.
describeRandomEdits(150, 20_261_122);
