import { createDismissals } from '@pairwise/remote/dismissals';

/** Both for ever (decisions N-4): the time bonus exists once. */
export const { dismiss, isDismissed } = createDismissals({
  'time-bonus-banner': Infinity,
  'time-bonus-modal': Infinity,
});
