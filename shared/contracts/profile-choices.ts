/** What a member can choose from about themselves. Keys only: their names are translations. No zod, so browsers can have it. */

/** Characters. */
export const nameLength = { min: 2, max: 20 } as const;
export const headlineLength = 120;
export const aboutLength = 2_000;

/** How many interests a profile may have. */
export const mostInterests = 20;

/** In the order of the form; the database's list is filled from it. */
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

/** Values of each profile field, in the order of the form. `region` is missing: its values are the regions' own names. */
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
