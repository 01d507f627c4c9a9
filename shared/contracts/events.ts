import type { Settings } from './endpoints/settings.ts';
import type { Language } from './languages.ts';
import type { MemberCard } from './shapes/member.ts';
import type { User } from './shapes/user.ts';

/**
 * The version of the bus contract below. Streams keep their last value for late subscribers; events are emitted once.
 * Remotes name the range they need in `contracts.bus`. The major version rises when a field is removed or changes its
 * meaning.
 */
export const busVersion = '1.4.0';

export interface BusStreams {
  /** undefined until the first response, null for a visitor. Written by the shell only. */
  user: User | null | undefined;
  /** Number of unread messages in all chats. */
  unread: number;
  /** Number of new likes. */
  likes: number;
  language: Language;
  settings: Settings;
  /** Whether this browser supports notifications, and whether they are enabled. */
  push: PushState;
  /**
   * How many polls this tab has completed for the member; 0 before the first and for a visitor. Tabs share one poll:
   * the tab that polls counts it. Remotes check after each poll what is new for them. Written by the shell alone.
   */
  polls: number;
  /** The time bonus, while it is available (BILL-07). Written by mf-billing only. */
  bonus: BonusState;
}

/** The owner of each stream. `createStreamWriter` throws for any other name. */
export const streamOwners = {
  user: 'shell',
  unread: 'shell',
  likes: 'shell',
  language: 'shell',
  settings: 'shell',
  push: 'shell',
  polls: 'shell',
  bonus: 'mf-billing',
} as const satisfies Record<keyof BusStreams, string>;

/** `granted`: permission without a subscription. `unknown`: the browser has not been asked yet. */
export const pushPermissions = ['unsupported', 'unknown', 'granted', 'denied', 'subscribed'] as const;

export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
}

/** The payload of a push message. It says that something is new, but contains no names and no messages (N-6). */
export interface PushPayload extends PushMessage {
  /** A later push with the same tag replaces the notification. */
  tag: string;
  /** Sum of unread messages and new likes, for the app icon. */
  badge: number;
  /** Without a sound, at night. */
  silent: boolean;
}

export interface PushState {
  isCapable: boolean;
  isSubscribed: boolean;
  permission: (typeof pushPermissions)[number];
  lastMessage: PushMessage | null;
}

export interface BonusState {
  isVisible: boolean;
}

export interface BusEvents {
  /** A remote is mounted and can be used. */
  'mfe:ready': { remote: string; version: string; milliseconds: number };
  'mfe:slow': { remote: string; version: string };
  'mfe:failed': { remote: string; version: string; phase: 'load' | 'mount' | 'render'; message: string };
  /**
   * The user changed (login, logout, language, a read message). The shell stores `user`; null ends the session. Without
   * `user` it fetches the user, the chats and the likes.
   */
  'user:changed': { user?: User | null };
  /** The member received a like on the live stream. The shell polls immediately, so that it also shows a match. */
  'likes:received': Record<string, never>;
  /**
   * The member pressed a button of a remote that turns notifications on. The shell requests the browser's permission and
   * subscribes; then it writes `push`, whatever the result. Browsers allow the request in a click handler only.
   */
  'push:asked': Record<string, never>;
  'navigation:done': { path: string };
  /** A like of this member made a match: the match modal opens over the page (ALERT-07, MEMBER-08). */
  'like:matched': { profile: MemberCard };
  /** A visitor tried an action that requires an account. The shell opens the signup over the page (LAYOUT-01). */
  'signup:asked': { path: string };
  /** The remote found nothing at this address. The shell shows the 404 page (ROUTE-32). */
  'page:missing': { path: string };
}

/** One stream value or event of the bus, for monitoring. */
export interface BusRecord {
  /** Milliseconds since the start of the page. */
  at: number;
  kind: 'stream' | 'event';
  name: keyof BusStreams | keyof BusEvents;
  value: unknown;
}
