import { createDismissals } from '@pairwise/remote/dismissals';

const hour = 60 * 60 * 1000;

/** How long each dismissal holds, in milliseconds (decisions N-4). */
export const lifetimes = {
  photo: 24 * hour,
  push: 14 * 24 * hour,
  'email-disabled': 7 * 24 * hour,
} as const;

export type Dismissible = keyof typeof lifetimes;

export const { dismiss, isDismissed } = createDismissals(lifetimes);
