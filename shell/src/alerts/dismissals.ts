import { alertLifetimes } from '@pairwise/contracts/alerts';
import { createDismissals } from '@pairwise/remote/dismissals';

export const { dismiss, isDismissed } = createDismissals(alertLifetimes);
