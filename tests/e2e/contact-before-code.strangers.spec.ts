// The form before its code has come, on pages that few visitors have.
import { PAGE_CHANGES, tellBeforeCode } from './support/before-code.ts';

PAGE_CHANGES.filter(({ isCommon }) => !isCommon).forEach(tellBeforeCode);
