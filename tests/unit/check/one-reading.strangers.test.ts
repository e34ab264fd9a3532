import { describeOneReading } from './one-reading';

describeOneReading({ numRuns: 400 });
