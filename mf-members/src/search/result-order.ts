import type { MemberCard } from '@pairwise/contracts';

/** The large tile is as high as the rows beside it: fewer members than this fill no rows. */
const FEWEST_WITH_LARGE = 3;

/** Returns the member who is shown large: the first with a photo. Undefined on a page with too few members. */
export const featuredOf = (members: readonly MemberCard[]): MemberCard | undefined =>
  members.length < FEWEST_WITH_LARGE ? undefined : members.find((member) => member.main_image !== null);

/** Returns the members in reading order: the large one comes before the others. */
export const inOrder = (members: readonly MemberCard[], feature: boolean): MemberCard[] => {
  const large = feature ? featuredOf(members) : undefined;
  return large ? [large, ...members.filter((member) => member !== large)] : [...members];
};
