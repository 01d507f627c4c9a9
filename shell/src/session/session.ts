import { call, onAuthenticationRequired, queryClient, queue } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';

import type { OtherTabs } from './other-tabs.ts';
import { takeLists } from './take-lists.ts';

export interface Session {
  /** Settled when it is known who is there, or that this can't be known now. Never rejects. */
  known: Promise<void>;
  /** Asks again who is there. */
  refresh: () => Promise<void>;
  /** Takes over a newer user record without asking. */
  update: (user: User) => void;
  logOut: () => Promise<void>;
}

export interface SessionParts {
  writer: BusWriter;
  tabs: OtherTabs;
  /** Somebody has just logged in: their own language applies from now on (decisions L-1). */
  onLogin: (user: User) => void;
}

/** Who is there. The only writer of the bus's user, and of the counts that come with the record. */
export const startSession = ({ writer, tabs, onLogin }: SessionParts): Session => {
  const accept = (user: User | null): void => {
    const before = bus.user$.value;
    // Another person, or nobody: nothing of what the first one saw may stay in memory.
    if (before !== undefined && before?.id !== user?.id) queryClient.clear();
    writer.unread(user?.unread_messages ?? 0);
    writer.likes(user?.new_likes ?? 0);
    writer.user(user);
  };

  /** The session is over, by whatever way: no tab of this browser may go on showing what was private (AUTH-14). */
  const loggedOut = (): void => {
    accept(null);
    tabs.tell('logged-out');
  };

  /** They wanted to be gone from here: what still waits to be sent goes with them. */
  const gone = (member: number | undefined): void => {
    if (member !== undefined) queue.forget(member);
    loggedOut();
  };

  const refresh = async (): Promise<void> => {
    const before = bus.user$.value;
    try {
      const { user } = await call('GET /api/user.php');
      // Whoever came or left while this was on its way does not leave or return by an answer from before.
      if (bus.user$.value?.id !== before?.id) return;
      // Ended elsewhere: the other tabs have not heard of it either.
      if (user === null && before) loggedOut();
      else accept(user);
    } catch {
      // The page stays as it is; the next poll asks again.
    }
  };

  tabs.on((message) => {
    if (message === 'logged-out') accept(null);
    else if (message === 'logged-in') void refresh();
    else if (message.type === 'news') {
      // Somebody else by now: what that tab knows is not for this one's eyes.
      if (message.user.id !== bus.user$.value?.id) void refresh();
      else {
        accept(message.user);
        takeLists(message, writer);
      }
    }
  });

  const loggedIn = (user: User): void => {
    const isNew = bus.user$.value?.id !== user.id;
    accept(user);
    if (!isNew) {
      tabs.tell({ type: 'news', user });
      return;
    }
    onLogin(user);
    tabs.tell('logged-in');
  };

  bus.on('user:changed').subscribe(({ user }) => {
    // Without a record somebody asks for a round of news: `news.ts` brings it.
    if (user === undefined) return;
    if (user === null) gone(bus.user$.value?.id);
    else loggedIn(user);
  });

  onAuthenticationRequired(loggedOut);

  return {
    known: refresh(),
    refresh,
    update: accept,
    logOut: async () => {
      const member = bus.user$.value?.id;
      await call('GET /api/logout.php');
      // Home first: on a members' page a visitor would be led to the login, which is not what they asked for.
      history.pushState(null, '', paths.index());
      gone(member);
    },
  };
};
