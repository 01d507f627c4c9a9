import { safeInternalPath } from '@pairwise/contracts';
import type { PushMessage } from '@pairwise/contracts/events';

/** Messages of the service worker to the pages of this origin (PUSH-01). */
export type WorkerMessage =
  | { type: 'NEW_PUSH_MESSAGE'; message: PushMessage }
  /** A notification was clicked. A page at `checkUrl` stays there; any other page opens `openUrl`. */
  | { type: 'NEW_PUSH_CLICK'; checkUrl: string; openUrl: string };

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Parses a message of the service worker. Returns undefined for anything else, and for an address outside this site: the
 * message came through a push service, so the address is validated here again.
 */
export const readWorkerMessage = (data: unknown): WorkerMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'NEW_PUSH_MESSAGE' && 'message' in data) {
    const { message } = data;
    if (typeof message !== 'object' || message === null) return undefined;
    if (!('title' in message && 'body' in message && 'url' in message)) return undefined;
    const { title, body, url } = message;
    const path = isText(url) ? safeInternalPath(url) : undefined;
    if (!isText(title) || !isText(body) || path === undefined) return undefined;
    return { type: 'NEW_PUSH_MESSAGE', message: { title, body, url: path } };
  }
  if (data.type === 'NEW_PUSH_CLICK' && 'checkUrl' in data && 'openUrl' in data) {
    const { checkUrl, openUrl } = data;
    const path = isText(openUrl) ? safeInternalPath(openUrl) : undefined;
    if (!isText(checkUrl) || path === undefined) return undefined;
    return { type: 'NEW_PUSH_CLICK', checkUrl, openUrl: path };
  }
  return undefined;
};
