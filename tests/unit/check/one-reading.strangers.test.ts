import { describeOneReading } from './one-reading.ts';

describeOneReading({ numRuns: 400 });
