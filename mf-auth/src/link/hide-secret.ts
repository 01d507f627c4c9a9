import { openedLink } from '@pairwise/contracts/opened-link';

import { readLinkToken, rememberLinkToken } from '../link-token/link-token.ts';

/** Returns the secret in the address, or the one that was removed from it before a reload. */
export const secretOf = (inAddress: string): string | undefined =>
  inAddress === openedLink ? readLinkToken('unknown') : inAddress;

/** Removes a secret from the address bar and the history, and keeps it in this tab. */
export const hideSecret = (secret: string): void => {
  rememberLinkToken('unknown', secret);
  history.replaceState(history.state, '', `/${openedLink}`);
};
