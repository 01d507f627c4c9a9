import type { ResponseBody } from '@pairwise/api-client';
import { isLanguage, type Language, type User } from '@pairwise/contracts';

/** What one poll fetched (CALL-01). A list is missing when its request failed. */
export interface PollResult {
  user: User;
  chats?: ResponseBody<'GET /api/chats.php'> | undefined;
  likes?: ResponseBody<'GET /api/likes.php'> | undefined;
}

/**
 * Messages between the tabs of one browser, all of one origin. Login and logout are plain strings, which tabs of every
 * version understand. A `poll-result` without lists only carries a newer user record.
 */
export type TabMessage =
  'logged-in' | 'logged-out' | ({ type: 'poll-result' } & PollResult) | { type: 'language'; language: Language };

const hasType = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A tab may have been opened before a deploy and send other messages: unknown ones are ignored. */
const isTabMessage = (value: unknown): value is TabMessage => {
  if (value === 'logged-in' || value === 'logged-out') return true;
  if (!hasType(value)) return false;
  switch (value.type) {
    case 'poll-result':
      return 'user' in value && typeof value.user === 'object' && value.user !== null && 'id' in value.user;
    case 'language':
      return 'language' in value && isLanguage(value.language);
    default:
      return false;
  }
};

export interface TabChannel {
  /** Sends a message to all other tabs. */
  post: (message: TabMessage) => void;
  on: (listener: (message: TabMessage) => void) => void;
}

/** Opens the channel to the other tabs of this browser, by which a logout, a poll or a language reaches all of them. */
export const openTabChannel = (): TabChannel => {
  const channel = new BroadcastChannel('pairwise-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
    post: (message) => channel.postMessage(message),
    on: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (isTabMessage(data)) listener(data);
      }),
  };
};
