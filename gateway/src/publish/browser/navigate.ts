import { setTimeout as wait } from 'node:timers/promises';

import type { DevToolsSession } from './devtools.ts';
import { emptyPage } from './private-gateway.ts';
import type { PageWatch } from './watch-page.ts';

const DOCUMENT_MS = 20_000;

/** Opens an address as a new document. Resolves with the status of the response; undefined without one. */
export const navigate = async (
  { send }: Pick<DevToolsSession, 'send'>,
  { nextDocument }: Pick<PageWatch, 'nextDocument'>,
  url: string,
): Promise<number | undefined> => {
  const status = nextDocument();
  const { errorText } = await send('Page.navigate', { url });
  if (errorText !== undefined && errorText !== '') return undefined;
  return Promise.race([status, wait(DOCUMENT_MS, undefined, { ref: false })]);
};

/**
 * Prepares the process of an origin before its document is loaded there, because a clock belongs to the process: opens an
 * empty document, which leaves no entry in the history.
 * @param open opens the address
 * @param prepare runs while the empty document is open
 */
export const beforeDocument = async (
  { send }: Pick<DevToolsSession, 'send'>,
  open: () => Promise<unknown>,
  prepare: () => Promise<unknown>,
): Promise<void> => {
  await send('Network.setExtraHTTPHeaders', { headers: emptyPage });
  await open();
  await send('Network.setExtraHTTPHeaders', { headers: {} });
  await prepare();
  await send('Page.resetNavigationHistory');
};
