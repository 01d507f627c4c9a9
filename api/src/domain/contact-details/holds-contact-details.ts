import { holdsAddress } from './addresses.ts';
import { foldText } from './fold-text.ts';
import { holdsHandle } from './handles.ts';
import { withDigits } from './number-words.ts';
import { holdsPhoneNumber } from './phone-numbers.ts';

/**
 * Whether a text contains a phone number, an address or the name of an account elsewhere, which profiles and first messages
 * may not (decisions C-13, A-7). It is for the languages of the product. It lets some through rather than refuse harmless
 * texts.
 */
export const holdsContactDetails = (text: string): boolean => {
  const folded = foldText(text);
  return holdsAddress(folded) || holdsHandle(folded) || holdsPhoneNumber(withDigits(folded));
};
