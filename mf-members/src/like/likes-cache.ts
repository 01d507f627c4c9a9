import { queryClient, type ResponseBody } from '@pairwise/api-client';
import type { LikesTab } from '@pairwise/contracts';

/** All pages of all tabs are cached under this name and their query. */
export const LIKES = 'GET /api/likes.php';

export type LikesPage = ResponseBody<typeof LIKES>;

/** The query of a tab's first page. The shell polls received likes without a type, under the same key. */
export const likesQuery = (tab: LikesTab) => (tab === 'received' ? {} : { type: tab });
export const likesKey = (tab: LikesTab) => [LIKES, likesQuery(tab)] as const;

export const cachedLikes = (tab: LikesTab): LikesPage | undefined => queryClient.getQueryData<LikesPage>(likesKey(tab));

/** Changes the cached first page of a tab; does nothing before it has loaded. */
export const changeLikes = (tab: LikesTab, change: (page: LikesPage) => LikesPage): void => {
  queryClient.setQueryData<LikesPage>(likesKey(tab), (page) => page && change(page));
};

export const invalidateLikes = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [LIKES] });
