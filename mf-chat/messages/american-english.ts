import type { Overlay } from '@pairwise/i18n';
import { americanInterests } from '@pairwise/i18n/messages/interests/american-english';

import type en from './en.ts';

export default { interests: americanInterests } satisfies Overlay<typeof en>;
