import type { Settings } from './endpoints/settings.ts';
import type { Language } from './languages.ts';
import type { MemberCard } from './shapes/member.ts';
import type { User } from './shapes/user.ts';

/**
 * What the bus carries. Streams keep their last value for late subscribers; events are told once. The version in
 * `contracts.bus` of a remote rises when a field is removed or changes its meaning.
 */
export const busVersion = '1.2.0';

export interface BusStreams {
  /** undefined until the first answer, null for a visitor. Written by the shell alone. */
  user: User | null | undefined;
  /** Unread messages in all conversations. */
  unread: number;
  /** New likes. */
  likes: number;
  language: Language;
  settings: Settings;
  /** Whether this browser can have notifications, and has them. */
  push: PushState;
  /**
   * How many polls this tab has completed; 0 before the first. Tabs share one poll: the tab that polls counts it. Remotes
   * check after each poll what is new for them. Written by the shell alone.
   */
  polls: number;
  /** The welcome offer, while it stands (BILL-07). Written by mf-billing alone. */
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

/** `granted` is permission without a subscription yet; `unknown` until the browser has been asked. */
export const pushPermissions = ['unsupported', 'unknown', 'granted', 'denied', 'subscribed'] as const;

export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
}

/** What a push to a browser holds. It says that something is new, never who it is of or what was written (N-6). */
export interface PushPayload extends PushMessage {
  /** A later push with the same tag takes the place of the notification. */
  tag: string;
  /** Sum of unread messages and new likes, for the icon. */
  badge: number;
  /** At night it comes without a sound. */
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
  /** A remote stands in its place and can be used. */
  'mfe:ready': { remote: string; version: string; milliseconds: number };
  'mfe:slow': { remote: string; version: string };
  'mfe:failed': { remote: string; version: string; phase: 'load' | 'mount' | 'render'; message: string };
  /** A remote changed what the user record says (login, language, a message read): the shell fetches it again. */
  'user:changed': { user?: User | null };
  'navigation:done': { path: string };
  /** A like of this member made a match: the match modal opens over the page (ALERT-07, MEMBER-08). */
  'like:matched': { profile: MemberCard };
  /** A visitor wants what only members may: the shell opens the signup over the page (LAYOUT-01). */
  'signup:asked': { path: string };
  /** Nothing is at this address after all, as only the remote could know: the shell shows the 404 page (ROUTE-32). */
  'page:missing': { path: string };
}

/** One thing the bus carried, for who watches it. */
export interface BusRecord {
  /** Milliseconds since the page began. */
  at: number;
  kind: 'stream' | 'event';
  name: keyof BusStreams | keyof BusEvents;
  value: unknown;
}
