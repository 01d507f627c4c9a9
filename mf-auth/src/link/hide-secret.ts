import { readLinkToken, rememberLinkToken } from '../link-token/link-token.ts';

/**
 * What stands in the address bar instead of a secret. It fits the route of links, so that the page stays and a reload
 * comes back to it, and it is no secret: the api is never asked about it.
 */
const blank = 'link'.padEnd(43, '-');

/** The secret of the address, or the one that was taken out of it before a reload. */
export const secretOf = (inAddress: string): string | undefined =>
  inAddress === blank ? readLinkToken('unknown') : inAddress;

/** Takes a secret out of the address bar and the history, and keeps it for this tab alone. */
export const hideSecret = (secret: string): void => {
  rememberLinkToken('unknown', secret);
  history.replaceState(history.state, '', `/${blank}`);
};
