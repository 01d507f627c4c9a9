import { call, keepPreviousData, queryClient, useInfiniteQuery, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { type LikesTab, type MemberCard, paths } from '@pairwise/contracts';
import { isRouteLive } from '@pairwise/remote';

import { cachedLikes, changeLikes, LIKES, likesKey, type LikesPage, likesQuery } from '../like/likes-cache.ts';

/** One like: the other member, and when it was given (ISO 8601). */
export interface Like {
  member: MemberCard;
  isNew: boolean;
  at: string;
}

/** How long a like can be undone, in milliseconds (decisions M-7). The server decides. */
const UNLIKE_MS = 24 * 3_600_000;

/** Whether a like given at that time can still be undone. */
export const canUnlike = (at: string): boolean => Date.now() - new Date(at).getTime() < UNLIKE_MS;

/** Loads the newest likes of a tab, new received ones first. */
export const useLikes = (tab: LikesTab) =>
  useQuery({
    queryKey: likesKey(tab),
    queryFn: ({ signal }) => call(LIKES, { query: likesQuery(tab), signal }),
  });

/** Loads the likes after the first page, once `wanted`. They follow when the first page changes. */
const useOlderLikes = (tab: LikesTab, newest: LikesPage | undefined, wanted: boolean) => {
  const cursor = newest?.cursor ?? null;
  return useInfiniteQuery({
    queryKey: [LIKES, { type: tab, cursor }],
    queryFn: ({ pageParam, signal }) => call(LIKES, { query: { type: tab, cursor: pageParam }, signal }),
    initialPageParam: cursor ?? '',
    getNextPageParam: (page) => page.cursor,
    enabled: wanted && cursor !== null,
    placeholderData: keepPreviousData,
  });
};

const likesOf = ({ profiles, liked_by: likedBy }: LikesPage): Like[] =>
  profiles.flatMap((member, index) => {
    const like = likedBy[index];
    return like ? [{ member, isNew: like.like_new, at: like.created_at }] : [];
  });

/** Returns all fetched likes of a tab, each member once: an opened like moves and may be in two pages. */
export const useAllLikes = (tab: LikesTab, wantsOlder: boolean) => {
  const newest = useLikes(tab);
  const older = useOlderLikes(tab, newest.data, wantsOlder);
  const pages = newest.data ? [newest.data, ...(wantsOlder ? (older.data?.pages ?? []) : [])] : [];
  const all = new Map<number, Like>();
  for (const like of pages.flatMap(likesOf)) {
    if (!all.has(like.member.id)) all.set(like.member.id, like);
  }
  return {
    newest,
    likes: [...all.values()],
    hasOlder: wantsOlder && older.data ? older.hasNextPage : Boolean(newest.data?.cursor),
    fetchOlder: (): void => {
      if (wantsOlder) void older.fetchNextPage();
    },
    older,
  };
};

/** Publishes the number of new likes, which the shell shows as a badge in every tab of the browser. */
export const emitNewLikes = (count: number): void => {
  const user = bus.user$.value;
  if (!user || bus.likes$.value === count) return;
  const others = user.badge - user.new_likes;
  bus.emit('user:changed', { user: { ...user, new_likes: count, badge: others + count } });
};

/** Marks a received like as seen, in the list and on the badge immediately (MEMBER-07). */
export const seeLike = async (id: number): Promise<void> => {
  const seen = cachedLikes('received')?.liked_by.find((like) => like.id === id);
  if (seen?.like_new) {
    // An older read would bring the mark back.
    await queryClient.cancelQueries({ queryKey: likesKey('received') });
    changeLikes('received', (page) => ({
      ...page,
      total_new: Math.max(0, page.total_new - 1),
      liked_by: page.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)),
    }));
    emitNewLikes(Math.max(0, bus.likes$.value - 1));
  }
  changeLikes('matches', (page) => ({
    ...page,
    liked_by: page.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)),
  }));
  try {
    emitNewLikes((await call('PUT /api/likes-seen.php', { body: { profile: id } })).total_new);
  } catch {
    // The like is still new: the shell refetches, and list and badge show it again.
    bus.emit('user:changed', {});
  }
};

/** Returns the address to write to a member: the existing chat or a new one; undefined while no route shows either. */
export const useChatAddress = (wanted: boolean) => {
  const { data } = useQuery({
    queryKey: ['GET /api/chats.php', {}],
    queryFn: ({ signal }) => call('GET /api/chats.php', { signal }),
    enabled: wanted,
  });
  return (id: number): string | undefined => {
    const open = data?.chats.find(({ profile }) => profile?.id === id);
    const address = open ? paths.chat(open.conversation) : paths.memberChat(id);
    return isRouteLive(address) ? address : undefined;
  };
};
