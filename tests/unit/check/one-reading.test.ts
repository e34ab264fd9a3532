import { describeOneReading } from './one-reading.ts';

// Always the same texts, so that a change of something else cannot fail here.
describeOneReading({ numRuns: 12, seed: 41 });
