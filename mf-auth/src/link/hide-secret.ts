import { openedLink } from '@pairwise/contracts/opened-link';

import { readLinkToken, rememberLinkToken } from '../link-token/link-token.ts';

/** The secret of the address, or the one that was taken out of it before a reload. */
export const secretOf = (inAddress: string): string | undefined =>
  inAddress === openedLink ? readLinkToken('unknown') : inAddress;

/** Takes a secret out of the address bar and the history, and keeps it for this tab alone. */
export const hideSecret = (secret: string): void => {
  rememberLinkToken('unknown', secret);
  history.replaceState(history.state, '', `/${openedLink}`);
};
