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
};

/**
 * What shell and remotes tell each other. Streams keep their last value for late subscribers, events are told once;
 * a listener that throws hurts no other. In components use `useStream` and `useBusEvent`, which end with the component.
 */
export const bus = {
  /** undefined until the first answer, null for a visitor. */
  user$: streams.user.stream,
  /** Unread messages in all conversations. */
  unread$: streams.unread.stream,
  /** New likes. */
  likes$: streams.likes.stream,
  language$: streams.language.stream,
  settings$: streams.settings.stream,
  /** Notifications of this browser. */
  push$: streams.push.stream,
  /** The welcome offer. */
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
type Pens<Name extends keyof BusStreams> = { [Key in Name]: (value: BusStreams[Key]) => void };

const penOf = <Name extends keyof BusStreams>(name: Name, isValid: () => boolean = () => true) => {
  // The table is indexed by one name, so stream and value are of one type; TypeScript sees the union of all.
  const write = streams[name].write as (value: BusStreams[Name]) => boolean;
  return (value: BusStreams[Name]): void => {
    if (isValid() && write(value)) notifyWatchers('stream', name, value);
  };
};

export type BusWriter = Pens<StreamsOf<'shell'>>;

let taken = false;

/** The pens of the shell's streams. It takes them once at start; nobody can take them again. */
export const createBusWriter = (): BusWriter => {
  if (taken) throw new Error('The bus already has its writer: only the shell writes retained streams.');
  taken = true;
  return {
    user: penOf('user'),
    unread: penOf('unread'),
    likes: penOf('likes'),
    language: penOf('language'),
    settings: penOf('settings'),
    push: penOf('push'),
  };
};

const pens = new Map<keyof BusStreams, symbol>();

/**
 * The pen of a stream that a remote owns (`streamOwners`). Taken again, by a second copy of the remote after a failed
 * first one, the older pen writes no more. Throws for streams of another owner.
 */
export const takePen = <Name extends StreamsOf<Exclude<Owner, 'shell'>>>(
  name: Name,
  owner: (typeof streamOwners)[Name],
): ((value: BusStreams[Name]) => void) => {
  if (streamOwners[name] !== owner) throw new Error(`The stream ${name} is written by ${streamOwners[name]} alone.`);
  const mine = Symbol(name);
  pens.set(name, mine);
  return penOf(name, () => pens.get(name) === mine);
};

export type { BusRecord };
