import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';

import type { AgeBand } from './age-bands.ts';
import type { Gender } from './gender.ts';
import type { Random } from './random.ts';

export interface Figure {
  /** The SVG of head and shoulders, 280 by 280. */
  svg: string;
  /** The key of the profile for the colour of the hair. */
  hairColor: string;
}

/** Hair colours of the drawing, by the key of the profile. */
const hairColors: Record<string, string[]> = {
  black: ['2c1b18', '1f1a1c'],
  brown: ['4a312c', '724133', 'a55728', '5b3a29'],
  blond: ['b58143', 'd6b370', 'c99a55'],
  red: ['b5502a', '9c3f1f'],
  grey: ['8f8f93', 'b3b1b3', 'd2d0d1', '757279'],
};

/** The share of grey hair in each age band. */
const greyShare: Record<AgeBand, number> = { twenties: 0, thirties: 0.02, forties: 0.25, older: 0.75 };

/** Skin colours of the drawing, each with common hair colours. */
const complexions = [
  { skin: '614335', hair: ['black'] },
  { skin: '7d4f38', hair: ['black'] },
  { skin: 'ae5d29', hair: ['black', 'brown'] },
  { skin: 'd08b5b', hair: ['black', 'brown'] },
  { skin: 'e0a77c', hair: ['black', 'brown', 'brown'] },
  { skin: 'edb98a', hair: ['black', 'brown', 'brown', 'blond'] },
  { skin: 'f2c9a1', hair: ['brown', 'blond', 'red'] },
  { skin: 'ffdbb4', hair: ['brown', 'blond', 'blond', 'red'] },
  { skin: 'ffdbb4', hair: ['black', 'brown', 'blond'] },
];

/** All colours of skin. */
export const skinColors = [...new Set(complexions.map(({ skin }) => skin))];

const clothes = [
  '3c4f5c',
  '25557c',
  '262e33',
  'f1efe9',
  'b7a4d6',
  'c93b52',
  '8a63c4',
  'f0e6d8',
  '6b8f71',
  'd98c3f',
  '2f6f73',
  'e0b7b0',
];

/** Calm mouths, eyes and brows. */
const mouths = ['smile', 'smile', 'twinkle'] as const;
const eyes = ['default', 'default', 'default', 'happy', 'happy', 'wink'] as const;
const eyebrows = ['defaultNatural', 'flatNatural', 'raisedExcitedNatural', 'upDownNatural'] as const;
const glasses = ['prescription01', 'prescription02', 'round'] as const;
const beards = ['beardLight', 'beardMedium', 'beardMajestic', 'moustacheFancy'] as const;
/** The share of people with glasses. */
const glassesShare: Record<AgeBand, number> = { twenties: 0.12, thirties: 0.14, forties: 0.24, older: 0.42 };

const longHair = ['longButNotTooLong', 'miaWallace', 'straight01', 'straight02', 'straightAndStrand'] as const;
const curls = ['bigHair', 'curly', 'curvy', 'fro'] as const;
const shortHair = ['shortFlat', 'shortRound', 'shortWaved', 'theCaesar', 'theCaesarAndSidePart'] as const;

/** Hair by age: fashion for the young, shorter and thinner hair later. */
const tops = {
  female: {
    twenties: [...longHair, ...curls, 'bun', 'froBand', 'dreads', 'shavedSides', 'frida'],
    thirties: [...longHair, ...curls, 'bob', 'bun', 'froBand', 'dreads'],
    forties: ['bob', 'bun', 'curly', 'curvy', 'bigHair', 'longButNotTooLong', 'straight01', 'miaWallace'],
    older: ['bob', 'bun', 'curly', 'curvy', 'shortWaved', 'shortRound'],
  },
  male: {
    twenties: [...shortHair, 'shortCurly', 'dreads01', 'frizzle', 'shaggy', 'shaggyMullet', 'shavedSides'],
    thirties: [...shortHair, 'shortCurly', 'dreads01', 'frizzle'],
    forties: [...shortHair, 'shortCurly', 'sides'],
    older: ['shortFlat', 'theCaesar', 'theCaesarAndSidePart', 'sides', 'sides'],
  },
} as const;

const clothing = {
  female: ['blazerAndShirt', 'blazerAndSweater', 'collarAndSweater', 'shirtScoopNeck', 'shirtVNeck', 'overall'],
  male: ['blazerAndShirt', 'blazerAndSweater', 'collarAndSweater', 'shirtCrewNeck', 'shirtVNeck', 'hoodie'],
} as const;

/** Lines of the face, in the coordinates of the figure: beside the mouth, at the eyes, on the forehead. */
const lines: Record<AgeBand, readonly string[]> = {
  twenties: [],
  thirties: [],
  forties: ['M117 137q-5 6-5 12', 'M163 137q5 6 5 12'],
  older: [
    'M117 136q-6 7-5 14',
    'M163 136q6 7 5 14',
    'M94 108l-6-3M94 113l-6 1',
    'M186 108l6-3M186 113l6 1',
    'M122 79q18-4 36 0',
  ],
};

const drawLines = (ageBand: AgeBand): string =>
  lines[ageBand].length === 0
    ? ''
    : `<path d="${lines[ageBand].join('')}" stroke="#4a2a1a" stroke-width="1.6" stroke-linecap="round" fill="none" opacity="0.32"/>`;

/**
 * Draws head and shoulders of a person. `face` decides who it is: skin, hair, brows, glasses, beard; `scene` decides clothes
 * and mood.
 */
export const drawFigure = (gender: Gender, ageBand: AgeBand, face: Random, scene: Random): Figure => {
  const complexion = face.pick(complexions);
  const natural = face.pick(complexion.hair);
  const hairColor = face.chance(greyShare[ageBand]) ? 'grey' : natural;
  const hair = face.pick(hairColors[hairColor] ?? ['2c1b18']);
  const svg = createAvatar(avataaars, {
    seed: 'pairwise',
    skinColor: [complexion.skin],
    hairColor: [hair],
    facialHairColor: [hair],
    accessoriesColor: [face.pick(['262e33', '262e33', '5b3a29', '7a2e3a'])],
    top: [face.pick(tops[gender][ageBand])],
    eyebrows: [face.pick(eyebrows)],
    accessories: [face.pick(glasses)],
    accessoriesProbability: face.chance(glassesShare[ageBand]) ? 100 : 0,
    facialHair: [face.pick(beards)],
    facialHairProbability: gender === 'male' && face.chance(0.45) ? 100 : 0,
    clothing: [scene.pick(clothing[gender])],
    clothesColor: [scene.pick(clothes)],
    mouth: [scene.pick(mouths)],
    eyes: [scene.pick(eyes)],
  }).toString();
  return { svg: svg.replace(/<\/svg>$/, `${drawLines(ageBand)}</svg>`), hairColor };
};
