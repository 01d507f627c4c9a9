import {
  type BusEvents,
  type BusRecord,
  type BusStreams,
  type PushState,
  streamOwners,
} from '@pairwise/contracts/events';
import { defaultLanguage, type Language } from '@pairwise/contracts/languages';
import { type Observable, Subject } from 'rxjs';

import { retainedStream } from './stream.ts';
import { notifyWatchers } from './traffic.ts';

const noPush: PushState = { isCapable: false, isSubscribed: false, permission: 'unknown', lastMessage: null };

const streams = {
  user: retainedStream<BusStreams['user']>('user', undefined),
  unread: retainedStream<BusStreams['unread']>('unread', 0),
  likes: retainedStream<BusStreams['likes']>('likes', 0),
  language: retainedStream<Language>('language', defaultLanguage),
  settings: retainedStream<BusStreams['settings']>('settings'),
  push: retainedStream<BusStreams['push']>('push', noPush),
  polls: retainedStream<BusStreams['polls']>('polls', 0),
  bonus: retainedStream<BusStreams['bonus']>('bonus', { isVisible: false }),
};
const events: { [Type in keyof BusEvents]: Subject<BusEvents[Type]> } = {
  'mfe:ready': new Subject(),
  'mfe:slow': new Subject(),
  'mfe:failed': new Subject(),
  'user:changed': new Subject(),
  'navigation:done': new Subject(),
  'page:missing': new Subject(),
  'signup:asked': new Subject(),
  'like:matched': new Subject(),
  'likes:received': new Subject(),
  'push:asked': new Subject(),
};

/**
 * Connects the shell and the remotes. A stream keeps its last value for late subscribers. An event reaches only the
 * current subscribers. An error in one listener does not affect the others. Components subscribe by `useStream` and
 * `useBusEvent`, which unsubscribe on unmount.
 */
export const bus = {
  /** The member; null for a visitor, undefined until the first response. */
  user$: streams.user.stream,
  /** Number of unread messages in all chats. */
  unread$: streams.unread.stream,
  /** Number of new likes. */
  likes$: streams.likes.stream,
  language$: streams.language.stream,
  settings$: streams.settings.stream,
  /** State of push notifications in this browser. */
  push$: streams.push.stream,
  /** Number of polls this tab has completed for the member. */
  polls$: streams.polls.stream,
  /** State of the time bonus. */
  bonus$: streams.bonus.stream,

  emit: <Type extends keyof BusEvents>(type: Type, payload: BusEvents[Type]): void => {
    notifyWatchers('event', type, payload);
    events[type].next(payload);
  },

  on: <Type extends keyof BusEvents>(type: Type): Observable<BusEvents[Type]> => events[type].asObservable(),
} as const;

type Owner = (typeof streamOwners)[keyof BusStreams];
type StreamsOf<Name extends Owner> = {
  [Key in keyof BusStreams]: (typeof streamOwners)[Key] extends Name ? Key : never;
}[keyof BusStreams];
type StreamWriters<Name extends keyof BusStreams> = { [Key in Name]: (value: BusStreams[Key]) => void };

const writerOf = <Name extends keyof BusStreams>(name: Name, isValid: () => boolean = () => true) => {
  // One name selects both stream and value type, but TypeScript sees the union of all streams.
  const write = streams[name].write as (value: BusStreams[Name]) => boolean;
  return (value: BusStreams[Name]): void => {
    if (isValid() && write(value)) notifyWatchers('stream', name, value);
  };
};

export type BusWriter = StreamWriters<StreamsOf<'shell'>>;

let isCreated = false;

/** Creates the writers of the shell's streams. The shell calls it once at start; a second call throws. */
export const createBusWriter = (): BusWriter => {
  if (isCreated) throw new Error('The bus writer exists already: only the shell may create it, once, at start.');
  isCreated = true;
  return {
    user: writerOf('user'),
    unread: writerOf('unread'),
    likes: writerOf('likes'),
    language: writerOf('language'),
    settings: writerOf('settings'),
    push: writerOf('push'),
    polls: writerOf('polls'),
  };
};

const currentWriters = new Map<keyof BusStreams, symbol>();

/**
 * Creates the writer of a stream that a remote owns (`streamOwners`). Creating it again disables the earlier writer: a
 * failed version of a remote may have created one before the version that replaces it. Throws for another owner's stream.
 */
export const createStreamWriter = <Name extends StreamsOf<Exclude<Owner, 'shell'>>>(
  name: Name,
  owner: (typeof streamOwners)[Name],
): ((value: BusStreams[Name]) => void) => {
  if (streamOwners[name] !== owner)
    throw new Error(`The stream ${name} belongs to ${streamOwners[name]}: ${owner} may not write it.`);
  const writer = Symbol(name);
  currentWriters.set(name, writer);
  return writerOf(name, () => currentWriters.get(name) === writer);
};

export type { BusRecord };
