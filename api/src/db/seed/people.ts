import { interestKeys, type ProfileFieldValue } from '@pairwise/contracts/profile-choices';

import type { Places } from '../reference/places.ts';
import { type AgeBand, ageBandOf } from './age-bands.ts';
import { dealAbouts } from './deal-abouts.ts';
import { dealHeadlines } from './deal-headlines.ts';
import { dealNames } from './deal-names.ts';
import type { Gender } from './gender.ts';
import type { Random } from './random.ts';

/** A member of the demo before the rows are inserted. */
export interface Person {
  publicId: number;
  email: string;
  name: string;
  gender: Gender;
  seeks: 'male' | 'female' | 'both';
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
  birthDate: string;
  language: string;
  country: string;
  regionId: number;
  city: string;
  lat: number;
  lon: number;
  ageBand: AgeBand;
  /** The number of the face among those of the gender and age. */
  face: number;
  /** How many photos the person has. */
  photos: number;
  eyeColor: ProfileFieldValue<'eye_color'>;
  bodyType: ProfileFieldValue<'body_type'>;
  relationshipStatus: ProfileFieldValue<'relationship_status'>;
  tattoos: ProfileFieldValue<'tattoos'>;
  headline: string;
  about: string;
  interests: number[];
  /** The bundle bought, if any. */
  product: 'p0' | 'p1' | 'p2' | 'p3' | null;
  signupDaysAgo: number;
}

/** How many of the two thousand members live in each country. */
const perCountry: Record<string, number> = {
  NL: 520,
  DE: 260,
  BE: 160,
  GB: 150,
  US: 150,
  FR: 130,
  ES: 90,
  IT: 90,
  AT: 70,
  CH: 70,
  PL: 70,
  SE: 60,
  DK: 50,
  NO: 50,
  FI: 40,
  IE: 40,
};

export const memberCount = Object.values(perCountry).reduce((sum, count) => sum + count, 0);

/** How many faces there are of each age and gender: no two members of the largest country look the same. */
const faceCounts: Record<AgeBand, number> = { twenties: 60, thirties: 125, forties: 90, older: 30 };

const languages: Record<string, string> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  FR: 'fr',
  IT: 'it',
  ES: 'es',
  FI: 'fi',
  SE: 'sv',
  NO: 'nb',
  DK: 'da',
  PL: 'pl',
  GB: 'en',
  IE: 'en',
  US: 'en',
  BE: 'nl',
};
const frenchRegions = [
  'Henegouwen',
  'Luik',
  'Luxemburg',
  'Namen',
  'Waals-Brabant',
  'Brussel',
  'Genève',
  'Vaud',
  'Neuchâtel',
  'Jura',
  'Fribourg',
  'Valais',
];

const languageOf = (country: string, region: string, random: Random): string => {
  if (frenchRegions.includes(region)) return 'fr';
  if (region === 'Ticino') return 'it';
  // Many members in the Netherlands write English, so that more visitors can read the demo.
  if (country === 'NL') return random.chance(0.35) ? 'en' : 'nl';
  return languages[country] ?? 'en';
};

/** Makes a public id as the database does: 48 random bits. */
export const publicIdFrom = (random: Random): number =>
  random.between(0, 0xff_ff) * 2 ** 32 + random.between(0, 2 ** 32 - 1);

const age = (random: Random): number => {
  // Two random numbers: most members are about thirty-five, some over sixty.
  const years = 19 + Math.floor((random.next() + random.next() * random.next()) * 28);
  return Math.min(years, 68);
};

const birthDate = (years: number, today: Date, random: Random): string => {
  const born = new Date(Date.UTC(today.getUTCFullYear() - years - 1, today.getUTCMonth(), today.getUTCDate()));
  born.setUTCDate(born.getUTCDate() + random.between(1, 360));
  return born.toISOString().slice(0, 10);
};

/** The demo's members live in the largest towns of a region. */
const demoTowns = 14;

const townOf = (places: Places, country: string, random: Random) => {
  const regions = (places[country] ?? []).map((region) => ({ ...region, towns: region.towns.slice(0, demoTowns) }));
  const people = regions.map((region) => region.towns.reduce((sum, town) => sum + Math.sqrt(town[3] + 1), 0));
  let left = random.next() * people.reduce((sum, count) => sum + count, 0);
  const index = people.findIndex((count) => (left -= count) <= 0);
  const region = regions[Math.max(0, index)];
  if (!region) throw new Error(`${country} has no region`);
  return { region, town: random.pick(region.towns) };
};

/** Invents all members of the demo except the demo accounts: the same ones for the same `random`. Ages count from `today`. */
export const imaginePeople = (places: Places, today: Date, random: Random): Person[] => {
  const countries = Object.entries(perCountry).flatMap(([code, count]) => Array.from({ length: count }, () => code));
  const people = countries.map((country, index) => imaginePerson(country, index, places, today, random));
  const words = dealWords(people, random);
  const nextFace = new Map<string, number>();
  return people.map((person) => {
    const [name = '', headline = '', about = ''] = words.get(person.publicId) ?? [];
    // In turns: people of one country, who are neighbours in lists, do not share a face.
    const alike = `${person.gender} ${person.ageBand}`;
    const turn = nextFace.get(alike) ?? 0;
    nextFace.set(alike, turn + 1);
    return { ...person, name, headline, about, face: turn % faceCounts[person.ageBand] };
  });
};

type Nameless = Omit<Person, 'name' | 'headline' | 'about' | 'face'>;

/** Deals name, headline and about text by public id, because lists order members by it. Returns them by public id. */
const dealWords = (people: readonly Nameless[], random: Random): Map<number, [string, string, string]> => {
  const inOrder = people.toSorted((a, b) => a.publicId - b.publicId);
  const byLanguage = Map.groupBy(
    inOrder.map((person, index) => ({ ...person, index })),
    ({ language }) => language,
  );
  const names = dealNames(inOrder, random.fork('names'));
  return new Map(
    [...byLanguage].flatMap(([language, members]) => {
      const headlines = dealHeadlines(language, members.length, random.fork(`headlines ${language}`));
      const abouts = dealAbouts(language, members.length, random.fork(`abouts ${language}`));
      return members.map(
        ({ publicId, index }, place) =>
          [publicId, [names[index] ?? '', headlines[place] ?? '', abouts[place] ?? '']] satisfies [
            number,
            [string, string, string],
          ],
      );
    }),
  );
};

/** Passes over numbers that nothing uses, so that the public ids after them stay the same: links lead to these members. */
const skipNumbers = (random: Random, count: number): void => {
  for (let left = count; left > 0; left -= 1) random.next();
};

/** Returns how many photos a member has: none for a few, one to three for most, four to six for premium members. */
const photoCount = (isPremium: boolean, random: Random): number => {
  if (random.chance(0.05)) return 0;
  return random.pick(isPremium ? [4, 5, 5, 6] : [1, 2, 3, 3]);
};

const imaginePerson = (country: string, index: number, places: Places, today: Date, random: Random): Nameless => {
  const gender: Gender = index % 2 === 0 ? 'female' : 'male';
  const other: Gender = gender === 'female' ? 'male' : 'female';
  const { region, town } = townOf(places, country, random);
  const language = languageOf(country, region.name, random);
  const orientation = random.next();
  const sexuality = orientation < 0.86 ? 'hetero' : orientation < 0.94 ? 'bi' : gender === 'female' ? 'lesbian' : 'gay';
  skipNumbers(random, 4);
  const publicId = publicIdFrom(random);
  skipNumbers(random, 1);
  const years = age(random);
  const born = birthDate(years, today, random);
  const looks: Pick<Person, 'eyeColor' | 'bodyType' | 'relationshipStatus' | 'tattoos'> = {
    eyeColor: random.pick(['brown', 'brown', 'blue', 'green', 'grey', 'hazel']),
    bodyType: random.pick(['slim', 'athletic', 'average', 'average', 'curvy', 'large']),
    relationshipStatus: random.pick(['single', 'single', 'single', 'divorced', 'separated', 'widowed']),
    tattoos: random.pick(['none', 'none', 'one', 'several']),
  };
  skipNumbers(random, 1);
  const interests = random.sample(
    interestKeys.map((_, position) => position + 1),
    random.between(3, 9),
  );
  const product = random.chance(0.18) ? random.pick(['p0', 'p1', 'p1', 'p2', 'p3'] as const) : null;
  return {
    publicId,
    email: `member-${String(index + 1).padStart(4, '0')}@demo.test`,
    gender,
    seeks: sexuality === 'hetero' ? other : sexuality === 'bi' ? 'both' : gender,
    sexuality,
    birthDate: born,
    language,
    country,
    regionId: region.id,
    city: town[0],
    lat: town[1],
    lon: town[2],
    ageBand: ageBandOf(years),
    ...looks,
    interests,
    product,
    photos: photoCount(product !== null, random.fork(`photos ${index}`)),
    signupDaysAgo: random.between(3, 700),
  };
};
