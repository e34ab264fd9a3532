import { describeDrawnTexts } from './drawn-texts';

describeDrawnTexts(800);
