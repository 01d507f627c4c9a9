import type { Endpoints, Member, MemberCard, ResponseOf } from '@pairwise/contracts';
import { image, marta } from '@pairwise/testing';

type OwnPhoto = ResponseOf<Endpoints['GET /api/photos.php']>['images'][number];
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

const uuid = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;

/** Builds a photo of the member's own profile. Its id has the number, of one digit, at its end. */
export const ownPhoto = (
  number: number,
  status: OwnPhoto['status'] = 'active',
  reason: string | null = null,
): OwnPhoto => ({
  id: uuid(number),
  filename: `${uuid(number)}-640.jpg`,
  thumb_filename: `${uuid(number)}-320.jpg`,
  status,
  width: 500,
  height: 600,
  blurhash: null,
  reject_reason: reason,
});
