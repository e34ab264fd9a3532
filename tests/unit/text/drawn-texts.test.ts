import { describeDrawnTexts } from './drawn-texts';

describeDrawnTexts(1500);
