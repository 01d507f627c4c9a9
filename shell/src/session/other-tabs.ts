import type { ResponseBody } from '@pairwise/api-client';
import { isLanguage, type Language, type User } from '@pairwise/contracts';

/** What one round of news brought (CALL-01). Lists are missing when they could not be fetched. */
export interface News {
  user: User;
  chats?: ResponseBody<'GET /api/chats.php'> | undefined;
  likes?: ResponseBody<'GET /api/likes.php'> | undefined;
}

/**
 * What tabs of one browser tell each other. All of them are ours and of one origin; the two that end or begin a session
 * are plain words, which tabs of every version understand.
 */
export type TabMessage =
  | 'logged-in'
  | 'logged-out'
  | ({ type: 'news' } & News)
  | { type: 'language'; language: Language }
  /** The match with this member was shown, so that no second tab shows it. */
  | { type: 'match-shown'; id: number };

const hasType = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A tab may be open since before a deploy and speak an older language: what is not understood is passed over. */
const isTabMessage = (value: unknown): value is TabMessage => {
  if (value === 'logged-in' || value === 'logged-out') return true;
  if (!hasType(value)) return false;
  switch (value.type) {
    case 'news':
      return 'user' in value && typeof value.user === 'object' && value.user !== null && 'id' in value.user;
    case 'language':
      return 'language' in value && isLanguage(value.language);
    case 'match-shown':
      return 'id' in value && typeof value.id === 'number';
    default:
      return false;
  }
};

export interface OtherTabs {
  tell: (message: TabMessage) => void;
  on: (listener: (message: TabMessage) => void) => void;
}

/** Joins the tabs of this browser, so that a logout, a like or a language in one is there in all. */
export const joinOtherTabs = (): OtherTabs => {
  const channel = new BroadcastChannel('pairwise-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
    tell: (message) => channel.postMessage(message),
    on: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        if (isTabMessage(data)) listener(data);
      }),
  };
};
