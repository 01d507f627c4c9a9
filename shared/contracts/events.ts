import type { Settings } from './endpoints/settings.ts';
import type { Language } from './languages.ts';
import type { MemberCard } from './shapes/member.ts';
import type { User } from './shapes/user.ts';

/**
 * What the bus carries. Streams keep their last value for late subscribers; events are told once. The version in
 * `contracts.bus` of a remote rises when a field is removed or changes its meaning.
 */
export const busVersion = '1.0.0';

export interface BusStreams {
  /** undefined until the first answer, null for a visitor. Written by the shell alone. */
  user: User | null | undefined;
  /** Unread messages in all conversations. */
  unread: number;
  /** New likes. */
  likes: number;
  language: Language;
  settings: Settings;
}

export interface BusEvents {
  /** A remote stands in its place and can be used. */
  'mfe:ready': { remote: string; version: string; milliseconds: number };
  'mfe:slow': { remote: string; version: string };
  'mfe:failed': { remote: string; version: string; phase: 'load' | 'mount' | 'render'; message: string };
  /** A remote changed what the user record says (login, language, a message read): the shell fetches it again. */
  'user:changed': { user?: User | null };
  'navigation:done': { path: string };
  /** A like of this member made a match: the shell shows the match modal over the page (ALERT-07, MEMBER-08). */
  'like:matched': { profile: MemberCard };
  /** A visitor wants what only members may: the shell opens the signup over the page (LAYOUT-01). */
  'signup:asked': { path: string };
  /** Nothing is at this address after all, as only the remote could know: the shell shows the 404 page (ROUTE-32). */
  'page:missing': { path: string };
}
