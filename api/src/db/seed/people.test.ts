import { readPlaces } from '../reference/places.ts';
import { namesFor } from './deal-names.ts';
import { imaginePeople, type Person } from './people.ts';
import { randomFrom } from './random.ts';

const people = imaginePeople(readPlaces(), new Date('2026-11-21'), randomFrom('pairwise').fork('people'));
const inOrder = people.toSorted((a, b) => a.publicId - b.publicId);
const generationOf = ({ birthDate }: Person) => (birthDate < '1975' ? 0 : birthDate < '1991' ? 1 : 2);

/** Lists what occurs at least `times` times among any `size` neighbors. */
const repeats = (items: readonly string[], size: number, times: number): string[] =>
  items.filter((item, index) => items.slice(index, index + size).filter((other) => other === item).length >= times);

/** Returns the first two words, in lower case and without punctuation. */
const beginningOf = (headline: string): string =>
  headline
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'’\s]/gu, '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .join(' ');

test('all headlines of the demo differ, and those of eight neighbors begin differently', () => {
  const headlines = inOrder.map(({ headline }) => headline);
  expect(new Set(headlines).size).toBe(people.length);
  const beginnings = headlines.map(beginningOf);
  expect(repeats(beginnings, 8, 2)).toEqual([]);
  expect(repeats([...beginnings, beginnings.at(-7) ?? ''], 8, 2)).toEqual([beginnings.at(-7)]);
  expect(beginningOf('D’accord, un café ?')).toBe(beginningOf('d’accord. Un thé !'));
});

test('no two members of one language have the same about text', () => {
  expect(new Set(people.map(({ language, about }) => `${language} ${about}`)).size).toBe(people.length);
});

const pets =
  /(?<!\p{L})(dogs?|cats?|hond|kat|katze|chien|chat|cane|gatto|perro|gato|koira\p{L}*|kissa|hund\p{L}*|katt\p{L}*|pies|kot)(?!\p{L})/giu;
const work =
  /(I teach|I work|for a living|write software|werk ik in|voor mijn werk|voor de klas|schrijf ik software|arbeite ich|Beruflich|unterrichte|schreibe ich Software|mon métier|J'enseigne|Je travaille|per mestiere|Insegno|Lavoro|mi oficio|Doy clase|Trabajo|työkseni|Opetan|vuorotyötä|till vardags|undervis|jobbar|til daglig|jobber|vagter|Zawodowo|Uczę w|Pracuję)/giu;

test('an about text names one pet and one kind of work at most', () => {
  for (const topic of [pets, work]) {
    const mentions = people.map(({ about }) => about.match(topic)?.length ?? 0);
    expect(Math.max(...mentions)).toBe(1);
    expect(mentions.filter((count) => count > 0).length).toBeGreaterThan(200);
    // Each language has such sentences, and the pattern finds them.
    expect(new Set(people.filter((_, index) => mentions[index]).map(({ language }) => language)).size).toBe(11);
  }
});

test('names follow country and generation', () => {
  const generations = new Map<string, Set<number>>();
  for (const person of people) {
    const key = [person.country, person.language === 'fr', person.language === 'it', person.gender, person.name].join();
    generations.set(key, (generations.get(key) ?? new Set()).add(generationOf(person)));
  }
  expect([...generations].filter(([, found]) => found.size > 1).map(([key]) => key)).toEqual([]);
  for (const person of people) {
    const names = namesFor(person);
    expect(names).toContain(person.name);
    expect(new Set(names).size).toBe(names.length);
    const isLarge = ['NL', 'BE', 'DE', 'FR', 'GB', 'US', 'ES', 'IT'].includes(person.country);
    expect(names.length).toBeGreaterThanOrEqual(isLarge ? 20 : 12);
  }
});

test('three equal names in a list of twenty are improbable', () => {
  const groups = Map.groupBy(inOrder, ({ country, gender }) => `${country} ${gender}`);
  const random = randomFrom('lists');
  for (const [, members] of groups) {
    const names = members.map(({ name }) => name);
    expect(repeats(names, 20, 3)).toEqual([]);
    const lists = Array.from({ length: 300 }, () => random.sample(names, 20));
    expect(lists.filter((list) => repeats(list, 20, 3).length > 0).length).toBeLessThan(300 * 0.06);
  }
  expect(repeats(['Helen', 'Ruth', 'Helen', 'Amy', 'Helen'], 20, 3)).toEqual(['Helen']);
});
