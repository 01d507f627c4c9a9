import { openDeck } from './deck.ts';
import type { Gender } from './gender.ts';
import { gb, ie, us } from './names/english.ts';
import { da, fi, nb, sv } from './names/north.ts';
import { es, it, pl } from './names/south-east.ts';
import { de, fr, nl } from './names/west.ts';
import type { Random } from './random.ts';
import type { NameStock } from './stocks.ts';

const byCountry: Record<string, NameStock> = {
  NL: nl,
  DE: de,
  AT: de,
  FR: fr,
  ES: es,
  IT: it,
  PL: pl,
  SE: sv,
  DK: da,
  NO: nb,
  FI: fi,
  IE: ie,
  US: us,
  GB: gb,
};

/** In Belgium and Switzerland names follow the language of the region. */
const byLanguage: Record<string, NameStock> = { nl, fr, de, it };

/** A member who needs a name. */
interface Unnamed {
  gender: Gender;
  country: string;
  language: string;
  /** As 1988-09-02. */
  birthDate: string;
}

/** Returns the names that are common among people of this country, gender and generation. */
export const namesFor = ({ gender, country, language, birthDate }: Unnamed): string[] => {
  const stock = byCountry[country] ?? byLanguage[language] ?? gb;
  const born = Number(birthDate.slice(0, 4));
  const [oldest, middle, youngest] = stock[gender];
  return (born < 1975 ? oldest : born <= 1990 ? middle : youngest).split(/\s+/);
};

/** Deals names to members in a row, in rounds within country, gender and generation, so that few of a list share a name. */
export const dealNames = (members: readonly Unnamed[], random: Random): string[] => {
  const decks = new Map<string, ReturnType<typeof openDeck<string>>>();
  return members.map((member) => {
    const names = namesFor(member);
    const group = `${member.country} ${member.gender} ${names.join(' ')}`;
    const deck = decks.get(group) ?? openDeck(names, random.fork(group));
    decks.set(group, deck);
    return deck.deal();
  });
};
