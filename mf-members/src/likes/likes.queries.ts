import {
  type ResponseBody,
  call,
  keepPreviousData,
  queryClient,
  useInfiniteQuery,
  useQuery,
} from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { LikesTab, MemberCard } from '@pairwise/contracts';

const LIKES = 'GET /api/likes.php';

export type LikesPage = ResponseBody<typeof LIKES>;

/** One like: who it is about, and when it was given (ISO 8601). */
export interface Like {
  member: MemberCard;
  isNew: boolean;
  at: string;
}

/** How long a like can be taken back, in milliseconds (decisions M-7). The server decides. */
const TAKE_BACK_MS = 24 * 3_600_000;

/** Whether a like of that moment can still be taken back. */
export const canTakeBack = (at: string): boolean => Date.now() - new Date(at).getTime() < TAKE_BACK_MS;

/** The tab that is asked for without a word is the one that the shell's poll keeps fresh, under this very key. */
const queryOf = (tab: LikesTab) => (tab === 'received' ? {} : { type: tab });
const keyOf = (tab: LikesTab) => [LIKES, queryOf(tab)] as const;

/** The newest likes of a tab, new received ones first. */
export const useLikes = (tab: LikesTab) =>
  useQuery({
    queryKey: keyOf(tab),
    queryFn: ({ signal }) => call(LIKES, { query: queryOf(tab), signal }),
  });

/** The likes after the first page, once they are asked for. They follow that one when it moves on. */
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

/** All likes of a tab that were fetched, each person once: an opened like moves to where the others are. */
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

/** The badge of the frame, in this tab and in the others, says how many new likes there are. */
export const emitNewLikes = (count: number): void => {
  const user = bus.user$.value;
  if (!user || bus.likes$.value === count) return;
  const others = user.badge - user.new_likes;
  bus.emit('user:changed', { user: { ...user, new_likes: count, badge: others + count } });
};

const changePage = (tab: LikesTab, change: (page: LikesPage) => LikesPage): void => {
  queryClient.setQueryData<LikesPage>(keyOf(tab), (page) => page && change(page));
};

export const invalidateLikes = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [LIKES] });

/** A received like was opened: it is no news any more, here and on the badge at once (MEMBER-07). */
export const seeLike = async (id: number): Promise<void> => {
  const seen = queryClient.getQueryData<LikesPage>(keyOf('received'))?.liked_by.find((like) => like.id === id);
  if (seen?.like_new) {
    // An answer that was asked for before would bring the mark back.
    await queryClient.cancelQueries({ queryKey: keyOf('received') });
    changePage('received', (page) => ({
      ...page,
      total_new: Math.max(0, page.total_new - 1),
      liked_by: page.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)),
    }));
    emitNewLikes(Math.max(0, bus.likes$.value - 1));
  }
  try {
    emitNewLikes((await call('PUT /api/likes-seen.php', { body: { profile: id } })).total_new);
  } catch {
    // It is still new: list and badge say so again.
    bus.emit('user:changed', {});
  }
};

/** Takes somebody out of a tab, before the server has answered. */
export const leaveOut = async (tab: LikesTab, id: number): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: [LIKES] });
  changePage(tab, (page) => ({
    ...page,
    profiles: page.profiles.filter((member) => member.id !== id),
    liked_by: page.liked_by.filter((like) => like.id !== id),
  }));
};

/** Shows on the received like that it is answered, before the server has said so. */
export const showLikedBack = async (id: number, liked: boolean): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: [LIKES] });
  changePage('received', (page) => ({
    ...page,
    profiles: page.profiles.map((member) => (member.id === id ? { ...member, liked } : member)),
  }));
};
