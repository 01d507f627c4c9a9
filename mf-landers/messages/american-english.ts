import type { Overlay } from '@pairwise/i18n';
import { americanInterests } from '@pairwise/i18n/messages/interests/american-english';

import type en from './en.ts';

/** Texts of pages that the build renders: one English page is for all countries, so their words must suit all of them. */
type Prerendered = 'index' | 'lander' | 'landers';

export default { interests: americanInterests } satisfies Overlay<Omit<typeof en, Prerendered>>;
