import { queryClient, type ResponseBody } from '@pairwise/api-client';
import type { MemberCard } from '@pairwise/contracts';

/** Every page of results is cached under this name and its query. */
export const SEARCH = 'GET /api/members.php';
/** The first people of a new member; cached under this name alone. */
export const SIGNUP_MATCHES = 'GET /api/signup-matches.php';

type Cards = (cards: MemberCard[]) => MemberCard[];

const changeResults = (change: Cards): void => {
  queryClient.setQueriesData<ResponseBody<typeof SEARCH>>(
    { queryKey: [SEARCH] },
    (page) => page && { ...page, profiles: change(page.profiles), similar: change(page.similar) },
  );
};

/** Changes a member's card in every cached page of results and in the signup matches. */
export const changeCard = (id: number, part: Partial<MemberCard>): void => {
  const change: Cards = (cards) => cards.map((card) => (card.id === id ? { ...card, ...part } : card));
  changeResults(change);
  queryClient.setQueryData<ResponseBody<typeof SIGNUP_MATCHES>>(
    [SIGNUP_MATCHES],
    (matches) => matches && { ...matches, profiles: change(matches.profiles) },
  );
};

/** Removes a member from every cached page of results. */
export const dropCard = (id: number): void => changeResults((cards) => cards.filter((card) => card.id !== id));
