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

/** The accounts that the README and the login page of the demo name. */
export const demoAccounts: DemoAccount[] = [
  account('free', 'Milan', 'male', '1991-05-14', 112, 1, null),
  account('premium', 'Robin', 'male', '1988-09-02', 113, 5, 'p3'),
  account('fresh', 'Jonas', 'male', '1995-02-20', 114, 0, null),
  account('unconfirmed', 'Olivia', 'female', '1993-11-08', 113, 1, null),
  account('blocked', 'Nadia', 'female', '1990-07-27', 114, 1, null),
];
