import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { SEARCH } from './member-cards.ts';

/** Profiles kept at hand (decisions M-3). */
export const KEPT_PROFILES = 50;

export const memberKey = (id: number) => ['GET /api/member.php', { id: String(id) }] as const;

const pages = [SEARCH];
const profiles = ['GET /api/member.php'];

/** The opened profiles, the latest last. */
let opened: number[] = [];

/** Keeps the last profiles that somebody opened, so that they open at once again; what is older goes. */
export const keepOpened = (id: number): void => {
  opened = [...opened.filter((known) => known !== id), id];
  const [oldest] = opened;
  if (opened.length <= KEPT_PROFILES || oldest === undefined) return;
  opened = opened.slice(1);
  queryClient.removeQueries({ queryKey: memberKey(oldest), type: 'inactive' });
};

/** Forgets pages of results that are not in view; those in view are asked for again, and stay until then. */
export const invalidatePages = (): Promise<void> => {
  queryClient.removeQueries({ queryKey: pages, type: 'inactive' });
  return queryClient.invalidateQueries({ queryKey: pages });
};

/** Forgets everything about other members: somebody is blocked, or all of it reads in another language. */
export const invalidateMembers = (): Promise<void> => {
  opened = [];
  queryClient.removeQueries({ queryKey: profiles, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: profiles });
  return invalidatePages();
};

let language: string | undefined;
bus.language$.subscribe((now) => {
  if (language !== undefined && language !== now) void invalidateMembers();
  language = now;
});

let viewer: number | null | undefined;
bus.user$.subscribe((user) => {
  const now = user === undefined ? undefined : (user?.id ?? null);
  // The shell has emptied the cache already: what one person saw is not for the next (AUTH-14).
  if (viewer !== undefined && now !== viewer) opened = [];
  viewer = now;
});
