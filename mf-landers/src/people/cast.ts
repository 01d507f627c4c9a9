import type { Niche } from '../niche/niche.ts';
import { type Picture, pictures } from './pictures.ts';

type Role = readonly [picture: Picture, name: string, age: number];

export type Roles = readonly [Role, Role, Role, Role, Role, Role];

/** The invented people of each niche, in the order in which landers show them (NICHE-01). */
export const casts: Readonly<Record<Niche, Roles>> = {
  default: [
    ['mila', 'Mila', 29],
    ['jonas', 'Jonas', 34],
    ['amara', 'Amara', 31],
    ['tom', 'Tom', 38],
    ['lena', 'Lena', 33],
    ['david', 'David', 36],
  ],
  she: [
    ['amara', 'Amara', 34],
    ['jonas', 'Jonas', 32],
    ['ines', 'Inès', 30],
    ['sofie', 'Sofie', 37],
    ['milan', 'Milan', 35],
    ['lena', 'Lena', 29],
  ],
  bdsm: [
    ['yara', 'Yara', 33],
    ['emre', 'Emre', 37],
    ['ines', 'Inès', 35],
    ['vera', 'Vera', 41],
    ['david', 'David', 39],
    ['lena', 'Lena', 30],
  ],
  bbw: [
    ['mila', 'Mila', 35],
    ['david', 'David', 38],
    ['sofie', 'Sofie', 42],
    ['amara', 'Amara', 31],
    ['tom', 'Tom', 40],
    ['ruth', 'Ruth', 52],
  ],
  gilf: [
    ['greta', 'Greta', 61],
    ['henk', 'Henk', 64],
    ['ruth', 'Ruth', 58],
    ['marga', 'Marga', 66],
    ['paul', 'Paul', 59],
    ['vera', 'Vera', 55],
  ],
  milf: [
    ['vera', 'Vera', 44],
    ['milan', 'Milan', 36],
    ['sofie', 'Sofie', 43],
    ['amara', 'Amara', 46],
    ['emre', 'Emre', 38],
    ['mila', 'Mila', 41],
  ],
  gay: [
    ['tom', 'Tom', 36],
    ['emre', 'Emre', 33],
    ['milan', 'Milan', 29],
    ['david', 'David', 35],
    ['jonas', 'Jonas', 31],
    ['paul', 'Paul', 57],
  ],
};

export interface Person {
  name: string;
  age: number;
  /** The address of the picture: 480 by 560 px, transparent, with the person at its lower edge. */
  src: string;
}

export type Cast = readonly [Person, Person, Person, Person, Person, Person];

const personOf = ([picture, name, age]: Role): Person => ({ name, age, src: pictures[picture] });

/** Returns six people with the addresses of their pictures. */
export const peopleOf = ([a, b, c, d, e, f]: Roles): Cast => [
  personOf(a),
  personOf(b),
  personOf(c),
  personOf(d),
  personOf(e),
  personOf(f),
];

/** Returns the six people of a niche. */
export const castOf = (niche: Niche): Cast => peopleOf(casts[niche]);
