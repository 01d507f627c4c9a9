import type { MemberCard } from '@pairwise/contracts';

/** Who is large on a page: the first with a photo. */
export const featuredOf = (members: readonly MemberCard[]): MemberCard | undefined =>
  members.find((member) => member.main_image !== null);

/** The order in which a page is read: who is large comes before the others. */
export const inOrder = (members: readonly MemberCard[], feature: boolean): MemberCard[] => {
  const large = feature ? featuredOf(members) : undefined;
  return large ? [large, ...members.filter((member) => member !== large)] : [...members];
};
