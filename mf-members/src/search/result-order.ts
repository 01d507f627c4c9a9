import type { MemberCard } from '@pairwise/contracts';

/** The large place is as high as those beside it: fewer than this many members make no rows for it. */
const FEWEST_WITH_LARGE = 3;

/** Who is large on a page: the first with a photo, among enough others. */
export const featuredOf = (members: readonly MemberCard[]): MemberCard | undefined =>
  members.length < FEWEST_WITH_LARGE ? undefined : members.find((member) => member.main_image !== null);

/** The order in which a page is read: who is large comes before the others. */
export const inOrder = (members: readonly MemberCard[], feature: boolean): MemberCard[] => {
  const large = feature ? featuredOf(members) : undefined;
  return large ? [large, ...members.filter((member) => member !== large)] : [...members];
};
