import type { Overlay } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  history: { status: { cancelled: 'Canceled' } },
} satisfies Overlay<typeof en>;
