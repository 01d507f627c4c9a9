/*
 * The choices and lengths of profile fields, and the lengths of the account's fields. Keys only: their names are
 * translations. No zod, so that browsers can import this file.
 */

/** In characters, as all lengths here. */
export const nameLength = { min: 2, max: 20 } as const;
/** What a name consists of (decisions A-7). Phones type the apostrophe as `’`. */
export const nameCharacters = /^[\p{L}\p{M}\p{N} \-'’.]+$/u;
export const passwordLength = { min: 8, max: 128 } as const;
export const headlineLength = 120;
export const aboutLength = 2_000;

/** The most interests that a profile may have. */
export const mostInterests = 20;

/** In the order of the form. The list in the database is filled from it. */
export const interestKeys = [
  'travel',
  'cooking',
  'music',
  'concerts',
  'festivals',
  'dancing',
  'movies',
  'series',
  'theatre',
  'museums',
  'art',
  'photography',
  'reading',
  'writing',
  'languages',
  'hiking',
  'cycling',
  'running',
  'fitness',
  'yoga',
  'swimming',
  'football',
  'tennis',
  'climbing',
  'skiing',
  'sailing',
  'surfing',
  'camping',
  'beach',
  'nature',
  'gardening',
  'animals',
  'dogs',
  'cats',
  'horses',
  'wine',
  'coffee',
  'dining_out',
  'baking',
  'board_games',
  'gaming',
  'cars',
  'motorcycles',
  'fashion',
  'technology',
  'science',
  'history',
  'politics',
  'volunteering',
  'spirituality',
] as const;

export type InterestKey = (typeof interestKeys)[number];

/**
 * Values of each profile field, in the order of the form. `region` is missing, because its values are names of regions.
 */
export const profileFieldValues = {
  gender: ['female', 'male'],
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  hair_color: ['blond', 'brown', 'black', 'red', 'grey', 'other'],
  eye_color: ['blue', 'brown', 'green', 'grey', 'hazel'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'large'],
  relationship_status: ['single', 'divorced', 'widowed', 'separated'],
  tattoos: ['none', 'one', 'several'],
} as const;

export type ProfileFieldValue<Field extends keyof typeof profileFieldValues> =
  (typeof profileFieldValues)[Field][number];
