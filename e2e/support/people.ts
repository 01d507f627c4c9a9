/** The password of all demo accounts. */
export const password = 'demo-pass-2026';

export const people = {
  freeMember: 'free@demo.test',
  premiumMember: 'premium@demo.test',
  freshMember: 'fresh@demo.test',
  unconfirmedMember: 'unconfirmed@demo.test',
  blockedMember: 'blocked@demo.test',
} as const;

export type Person = keyof typeof people;
