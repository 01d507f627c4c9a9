import { call, onAuthenticationRequired, queryClient, queue, unlessEndingSession } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';

import { storeLists } from './store-lists.ts';
import type { TabChannel } from './tab-channel.ts';

export interface Session {
  /** Resolves when the first request for the user has succeeded or failed. Never rejects. */
  known: Promise<void>;
  /** Fetches the user again. Never rejects. */
  refresh: () => Promise<void>;
  /** Stores a newer user record without a request. */
  update: (user: User) => void;
  logOut: () => Promise<void>;
}

export interface SessionParts {
  writer: BusWriter;
  tabs: TabChannel;
  /** Called after a login in this tab: the member's own language applies from now on (decisions L-1). */
  onLogin: (user: User) => void;
}

/** Starts the session: the only writer of `bus.user$`, and of the counts in the user record. */
export const startSession = ({ writer, tabs, onLogin }: SessionParts): Session => {
  const storeUser = (user: User | null): void => {
    const before = bus.user$.value;
    // After a logout, or a login as another member, no data of the previous user may stay in memory.
    if (before !== undefined && before?.id !== user?.id) {
      queryClient.clear();
      writer.polls(0);
    }
    writer.unread(user?.unread_messages ?? 0);
    writer.likes(user?.new_likes ?? 0);
    writer.user(user);
  };

  /** Ends the session in every tab of this browser: none may keep showing private data (AUTH-14). */
  const endSession = (): void => {
    storeUser(null);
    tabs.post('logged-out');
  };

  /** Ends the session that the member wanted to end, and drops their requests that still wait for the network. */
  const endSessionByMember = (member: number | undefined): void => {
    if (member !== undefined) queue.clear(member);
    endSession();
  };

  /** Ends the session of a member that ended elsewhere: on another device, or by a request whose response is on its way. */
  const endSessionOf = (member: number): void =>
    unlessEndingSession(() => {
      if (bus.user$.value?.id === member) endSession();
    });

  const refresh = async (): Promise<void> => {
    const before = bus.user$.value;
    try {
      const { user } = await call('GET /api/user.php');
      // A login or logout during the request makes its response outdated.
      if (bus.user$.value?.id !== before?.id) return;
      // The session ended elsewhere, for example on another device: the other tabs do not know it yet.
      if (user === null && before) endSessionOf(before.id);
      else storeUser(user);
    } catch {
      // The page stays as it is; the next poll tries again.
    }
  };

  tabs.on((message) => {
    if (message === 'logged-out') unlessEndingSession(() => storeUser(null));
    else if (message === 'logged-in') void refresh();
    else if (message.type === 'poll-result') {
      // The other tab knows another member: its data is not for this one.
      if (message.user.id !== bus.user$.value?.id) void refresh();
      else {
        storeUser(message.user);
        storeLists(message, writer);
      }
    }
  });

  const onUserRecord = (user: User): void => {
    const isLogin = bus.user$.value?.id !== user.id;
    storeUser(user);
    if (!isLogin) {
      tabs.post({ type: 'poll-result', user });
      return;
    }
    onLogin(user);
    tabs.post('logged-in');
  };

  bus.on('user:changed').subscribe(({ user }) => {
    // Without a record `polling.ts` fetches it.
    if (user === undefined) return;
    if (user === null) endSessionByMember(bus.user$.value?.id);
    else onUserRecord(user);
  });

  onAuthenticationRequired(() => {
    const member = bus.user$.value?.id;
    if (member !== undefined) endSessionOf(member);
  });

  return {
    known: refresh(),
    refresh,
    update: storeUser,
    logOut: async () => {
      const member = bus.user$.value?.id;
      await call('GET /api/logout.php');
      // Home first: on a members' page the access check would redirect the visitor to the login.
      history.pushState(null, '', paths.index());
      endSessionByMember(member);
    },
  };
};
