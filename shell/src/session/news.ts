import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';

import type { OtherTabs } from './other-tabs.ts';
import { everyPoll, everyPollWithPush, startPolling } from './poller.ts';
import type { Session } from './session.ts';
import { takeLists } from './take-lists.ts';

const valueOf = <Value>(result: PromiseSettledResult<Value>): Value | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;

const round = async (session: Session, writer: BusWriter, tabs: OtherTabs): Promise<void> => {
  await session.refresh();
  const asked = bus.user$.value?.id;
  if (asked === undefined) return;
  const [chats, likes] = await Promise.allSettled([call('GET /api/chats.php'), call('GET /api/likes.php')]);
  // They may have logged out, or be somebody else by now.
  const user = bus.user$.value;
  if (user?.id !== asked) return;
  const lists = { chats: valueOf(chats), likes: valueOf(likes) };
  takeLists(lists, writer);
  tabs.tell({ type: 'news', user, ...lists });
};

/**
 * One round of CALL-01 for all tabs: the user with chats and likes. Asked for again while a round is under way, one
 * more follows it, as what is asked about may have happened after its answers.
 */
const newsBringer = (session: Session, writer: BusWriter, tabs: OtherTabs): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    running = round(session, writer, tabs).finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
};

/**
 * Brings news for as long as the document lives: by the clock, one tab for all of them, and at once when somebody says
 * that the user's record has changed without telling the new one. `afterRound` is called when a round by the clock is
 * done. Returns how to ask for a round.
 */
export const startNews = (
  session: Session,
  writer: BusWriter,
  tabs: OtherTabs,
  afterRound: () => void = () => undefined,
): (() => Promise<void>) => {
  const bring = newsBringer(session, writer, tabs);
  const poll = async (): Promise<void> => {
    await bring();
    afterRound();
  };
  const polling = startPolling(poll, {
    alone: 'pairwise-news',
    every: () => (bus.push$.value.isSubscribed ? everyPollWithPush : everyPoll),
  });
  tabs.on((message) => {
    // A record alone is no round: the lists are still to be fetched in their time.
    if (typeof message === 'object' && message.type === 'news' && message.chats) polling.restart();
  });
  let hadPush = bus.push$.value.isSubscribed;
  bus.push$.subscribe(({ isSubscribed }) => {
    if (isSubscribed === hadPush) return;
    hadPush = isSubscribed;
    polling.restart();
  });
  bus.on('user:changed').subscribe(({ user }) => {
    if (user === undefined) void bring();
  });
  return bring;
};
