import type { BusEvents, BusStreams } from '@pairwise/contracts/events';
import { defaultLanguage, type Language } from '@pairwise/contracts/languages';
import { type Observable, Subject } from 'rxjs';

import { retainedStream } from './stream.ts';

const streams = {
  user: retainedStream<BusStreams['user']>('user', undefined),
  unread: retainedStream<BusStreams['unread']>('unread', 0),
  likes: retainedStream<BusStreams['likes']>('likes', 0),
  language: retainedStream<Language>('language', defaultLanguage),
  settings: retainedStream<BusStreams['settings']>('settings'),
};
const events: { [Type in keyof BusEvents]: Subject<BusEvents[Type]> } = {
  'mfe:ready': new Subject(),
  'mfe:slow': new Subject(),
  'mfe:failed': new Subject(),
  'user:changed': new Subject(),
  'navigation:done': new Subject(),
  'page:missing': new Subject(),
  'signup:asked': new Subject(),
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

  emit: <Type extends keyof BusEvents>(type: Type, payload: BusEvents[Type]): void => events[type].next(payload),

  on: <Type extends keyof BusEvents>(type: Type): Observable<BusEvents[Type]> => events[type].asObservable(),
} as const;

export type BusWriter = { [Name in keyof BusStreams]: (value: BusStreams[Name]) => void };

let taken = false;

/** The pens of the retained streams. The shell takes them once at start; nobody can take them again. */
export const createBusWriter = (): BusWriter => {
  if (taken) throw new Error('The bus already has its writer: only the shell writes retained streams.');
  taken = true;
  return {
    user: streams.user.write,
    unread: streams.unread.write,
    likes: streams.likes.write,
    language: streams.language.write,
    settings: streams.settings.write,
  };
};
