import { readPlaces } from '../reference/places.ts';
import { ageBandOf } from './age-bands.ts';
import { demoAccounts } from './demo-accounts.ts';
import { drawFaces } from './faces.ts';
import { skinColors } from './figures.ts';
import { imaginePeople, type Person } from './people.ts';
import { drawPortraits } from './portraits.ts';
import { randomFrom } from './random.ts';

const today = new Date('2026-11-21');
const people = imaginePeople(readPlaces(), today, randomFrom('pairwise').fork('people'));
const draw = (seed: string, age: Person['ageBand'] = 'thirties', count = 6) =>
  drawPortraits('female', age, randomFrom(seed), count);
/** Returns the colors of the skin in a picture. */
const skinsOf = ({ svg }: { svg: string }): string[] => skinColors.filter((color) => svg.includes(`"#${color}"`));
const backdropOf = ({ svg }: { svg: string }): string => svg.split('<g transform="translate(')[0] ?? '';

test('the same seed draws the same faces, another seed others', () => {
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')[0]).not.toEqual(draw('b')[0]);
});

test('the photos of one person show one face in six places', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const portraits = draw(seed);
    expect(new Set(portraits.map(backdropOf)).size).toBe(6);
    expect(new Set(portraits.map(({ hairColor }) => hairColor)).size).toBe(1);
    expect(new Set(portraits.map((portrait) => skinsOf(portrait).join())).size).toBe(1);
  }
});

test('portraits show the age of their member', () => {
  const greyOf = (age: Person['ageBand']): number =>
    Array.from({ length: 60 }, (_, index) => draw(`${index}`, age, 1)[0]).filter(
      (portrait) => portrait?.hairColor === 'grey',
    ).length;
  expect(greyOf('twenties')).toBe(0);
  expect(greyOf('older')).toBeGreaterThan(30);
  for (const { ageBand, birthDate } of people) {
    const years = Math.floor((today.getTime() - Date.parse(birthDate)) / (365.25 * 86_400_000));
    expect(ageBand).toBe(ageBandOf(years));
  }
});

test('no two members of one country have the same face, the accounts of the demo included', () => {
  const all = [...people, ...demoAccounts.map(({ email, person }) => ({ ...person, email, publicId: 0 }))];
  const faces = drawFaces(all, randomFrom('pairwise').fork('portraits'));
  const shared = (members: readonly Person[]): number =>
    members.length - new Set(members.map((member) => faces.faceOf(member))).size;
  for (const [, members] of Map.groupBy(all, ({ country }) => country)) expect(shared(members)).toBe(0);
  expect(shared(all)).toBeGreaterThan(1_000);
  // Each member's photos are there.
  for (const person of all) expect(faces.faceOf(person).pictures.length).toBeGreaterThanOrEqual(person.photos);
  const pictures = faces.all.flatMap((face) => face.pictures.map(({ key }) => key));
  expect(new Set(pictures).size).toBe(pictures.length);
});
