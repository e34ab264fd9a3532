import { describeDrawnTexts } from './drawn-texts.ts';

describeDrawnTexts(800);
