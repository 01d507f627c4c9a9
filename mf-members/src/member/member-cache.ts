import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { SEARCH } from './member-cards.ts';

/** How many opened profiles stay cached (decisions M-3). */
export const KEPT_PROFILES = 50;

export const memberKey = (id: number) => ['GET /api/member.php', { id: String(id) }] as const;

const pages = [SEARCH];
const profiles = ['GET /api/member.php'];

/** The opened profiles, the latest last. */
let opened: number[] = [];

/** Keeps the last opened profiles cached, so that they open again immediately; removes the oldest beyond the limit. */
export const keepOpened = (id: number): void => {
  opened = [...opened.filter((known) => known !== id), id];
  const [oldest] = opened;
  if (opened.length <= KEPT_PROFILES || oldest === undefined) return;
  opened = opened.slice(1);
  queryClient.removeQueries({ queryKey: memberKey(oldest), type: 'inactive' });
};

/** Invalidates all pages of results. Pages in view stay until they are refetched; the others are removed. */
export const invalidatePages = (): Promise<void> => {
  queryClient.removeQueries({ queryKey: pages, type: 'inactive' });
  return queryClient.invalidateQueries({ queryKey: pages });
};

/** Invalidates all pages and profiles: after a block, and after a change of the language. */
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
  // The shell has cleared the cache already: the next member must not see what the last one saw (AUTH-14).
  if (viewer !== undefined && now !== viewer) opened = [];
  viewer = now;
});
