import type { PersonOptions } from './builders.ts';

/** People for tests; `api.make(people.premiumMember)` inserts one. */
export const people = {
  freeMember: { name: 'Milan', gender: 'male', credits: 3, photos: ['active'] },
  premiumMember: { name: 'Robin', gender: 'male', premium: true, photos: ['active'] },
  unconfirmedMember: { name: 'Olivia', status: 'not_confirmed' },
  bannedMember: { name: 'Igor', gender: 'male', status: 'banned' },
} satisfies Record<string, PersonOptions>;
