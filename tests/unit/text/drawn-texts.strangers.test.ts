import { describeDrawnTexts } from './drawn-texts';

describeDrawnTexts(40_000);
