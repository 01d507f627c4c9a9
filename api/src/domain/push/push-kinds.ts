import { defaultLanguage, isLanguage, paths } from '@pairwise/contracts';
import type { PushPayload } from '@pairwise/contracts/events';

import type { PushOptions } from '../../providers/push/push-port.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';
import fi from './messages/fi.ts';
import da from './messages/da.ts';
import fr from './messages/fr.ts';
import es from './messages/es.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import sv from './messages/sv.ts';
import pl from './messages/pl.ts';
import { pushTopic } from './push.policy.ts';

export type PushKind = keyof typeof en;

export const pushTexts = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

interface Kind extends Omit<PushOptions, 'topic'> {
  /** Returns the page that it opens. `chat` is the public id of the message's chat; older jobs have none. */
  url: (chat?: number) => string;
}

const DAY_SECONDS = 86_400;

const kinds: Record<PushKind, Kind> = {
  like: { url: () => paths.likes(), ttlSeconds: DAY_SECONDS, urgency: 'normal' },
  match: { url: () => paths.likes('matches'), ttlSeconds: DAY_SECONDS, urgency: 'normal' },
  new_message: {
    url: (chat) => (chat === undefined ? paths.chats() : paths.chat(chat)),
    ttlSeconds: DAY_SECONDS,
    urgency: 'high',
  },
};

/** What a push is about. A message has the public id of its chat. */
export type PushSubject = { kind: Exclude<PushKind, 'new_message'> } | { kind: 'new_message'; chat: number };

export const isPushKind = (name: string): name is PushKind => Object.hasOwn(kinds, name);

interface Receiver {
  language: string;
  /** Unread messages and new likes. */
  badge: number;
  /** It is night where the member lives (decisions N-3). */
  silent: boolean;
}

/** Makes the push of one kind, in the language of its receiver. */
export const makePush = (
  { kind, chat }: { kind: PushKind; chat?: number | undefined },
  { language, badge, silent }: Receiver,
): { payload: PushPayload; options: PushOptions } => {
  const { url, ttlSeconds, urgency } = kinds[kind];
  const texts = pushTexts[isLanguage(language) ? language : defaultLanguage];
  const topic = pushTopic({ kind, chat });
  return {
    payload: { ...texts[kind], url: url(chat), tag: topic, badge, silent },
    options: { ttlSeconds, urgency: silent ? 'low' : urgency, topic },
  };
};
