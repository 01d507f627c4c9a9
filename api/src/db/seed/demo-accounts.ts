import type { Person } from './people.ts';

export const demoPassword = 'demo-pass-2026';

export interface DemoAccount {
  key: 'free' | 'premium' | 'fresh' | 'unconfirmed' | 'blocked';
  email: string;
  person: Omit<Person, 'publicId' | 'email'>;
}

const amersfoort = { country: 'NL', regionId: 110, city: 'Amersfoort', lat: 52.16, lon: 5.39 };

const account = (
  key: DemoAccount['key'],
  name: string,
  gender: Person['gender'],
  born: string,
  face: number,
  photos: number,
  product: Person['product'],
): DemoAccount => ({
  key,
  email: `${key}@demo.test`,
  person: {
    name,
    gender,
    ageBand: 'thirties',
    face,
    photos,
    product,
    seeks: gender === 'male' ? 'female' : 'male',
    sexuality: 'hetero',
    birthDate: born,
    language: 'en',
    ...amersfoort,
    eyeColor: 'green',
    bodyType: 'average',
    relationshipStatus: 'single',
    tattoos: 'none',
    headline: 'Here to see what Pairwise can do',
    about: 'This account belongs to the demo. Everything you do with it is real inside this database and nowhere else.',
    interests: [1, 2, 3, 16, 37],
    signupDaysAgo: 120,
  },
});

/**
 * The accounts that the README and the login page of the demo name. Their faces are those dealt last among members of that
 * age: no one else in the Netherlands has them.
 */
export const demoAccounts: DemoAccount[] = [
  account('free', 'Milan', 'male', '1991-05-14', 120, 1, null),
  account('premium', 'Robin', 'male', '1988-09-02', 121, 5, 'p3'),
  account('fresh', 'Jonas', 'male', '1995-02-20', 122, 0, null),
  account('unconfirmed', 'Olivia', 'female', '1993-11-08', 123, 1, null),
  account('blocked', 'Nadia', 'female', '1990-07-27', 124, 1, null),
];
