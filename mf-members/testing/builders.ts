import type { Endpoints, Member, MemberCard, ResponseOf } from '@pairwise/contracts';
import { image, marta } from '@pairwise/testing';

type Result = ResponseOf<Endpoints['GET /api/members.php']>;

export const card = (id: number, differences: Partial<MemberCard> = {}): MemberCard => ({
  ...marta,
  id,
  name: `Member ${id}`,
  online: null,
  ...differences,
});

/** Builds so many members with consecutive ids: `Member 1`, `Member 2`. */
export const cards = (count: number, from = 1): MemberCard[] =>
  Array.from({ length: count }, (_, index) => card(from + index));

export const result = (profiles: MemberCard[], differences: Partial<Result> = {}): Result => ({
  profiles,
  numResults: profiles.length,
  similar: [],
  relaxed: [],
  cursor: null,
  ...differences,
});

export const profile = (differences: Partial<Member> = {}): Member => ({
  ...marta,
  headline: 'Sunday markets, loud kitchens, quiet trains.',
  about: 'I restore old radios.',
  fields: [
    { key: 'gender', value: 'female' },
    { key: 'region', value: 'Małopolskie' },
    { key: 'eye_color', value: 'green' },
  ],
  interests: ['cooking', 'board_games'],
  images: [image('marta'), image('marta2'), image('marta3')],
  images_locked: 0,
  relation: { i_liked: false, liked_me: false, match: false, conversation: null, i_blocked: false },
  ...differences,
});
