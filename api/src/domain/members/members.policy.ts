import type { Site } from '../settings/sites.repository.ts';
import type { Member } from '../session/member.ts';

/** Visitors may search when the site says so, or when they come from a traffic source and the site allows that (M-5). */
export const maySearch = (member: Member | null, { settings }: Site, trafficSource: string | undefined): boolean =>
  member !== null ||
  settings.logged_out_search === 'yes' ||
  (settings.logged_out_search_trafficsource === 'yes' && trafficSource !== undefined);

/** How many photos of somebody else a viewer may have, main photo first (decisions M-4). */
export const visiblePhotos = (viewer: Member | null): number => {
  if (!viewer) return 1;
  return viewer.paid ? 25 : 3;
};

interface Met {
  id: number;
  shown: boolean;
  invisible: boolean;
  liked_me: boolean;
  conversation: number | null;
}

/** Hidden people are seen by themselves alone; invisible ones by whom they like or talk to (decisions M-15). */
export const mayMeet = (viewer: Member | null, other: Met): boolean => {
  if (viewer?.id === other.id) return true;
  return other.shown && (!other.invisible || other.liked_me || other.conversation !== null);
};
