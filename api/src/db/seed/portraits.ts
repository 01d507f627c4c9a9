import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';

import type { Gender } from './gender.ts';
import type { Random } from './random.ts';

export interface Portrait {
  svg: string;
  hairColor: string;
}

/** Hair colours of the drawing, by the key of the profile. */
const hairColors: Record<string, string[]> = {
  black: ['2c1b18'],
  brown: ['4a312c', '724133', 'a55728'],
  blond: ['b58143', 'd6b370'],
  red: ['b5502a', '9c3f1f'],
};

/** Skin colours of the drawing, each with common hair colours. */
const complexions = [
  { skin: '614335', hair: ['black'] },
  { skin: 'ae5d29', hair: ['black', 'brown'] },
  { skin: 'd08b5b', hair: ['black', 'brown'] },
  { skin: 'edb98a', hair: ['black', 'brown', 'brown', 'blond'] },
  { skin: 'edb98a', hair: ['brown', 'blond', 'red'] },
  { skin: 'ffdbb4', hair: ['brown', 'blond', 'blond', 'red'] },
  { skin: 'ffdbb4', hair: ['black', 'brown', 'blond'] },
];
const clothes = ['3c4f5c', '25557c', '262e33', 'e6e6e6', 'b7a4d6', 'c93b52', '8a63c4', 'f0e6d8', '6b8f71'];

/** Light corner, main colour and dark corner of the background. */
const grounds = [
  ['#ffe3c4', '#f6ad6d', '#e5813f'],
  ['#e5d8fa', '#b493e0', '#7c55b8'],
  ['#cfe4f7', '#8fb4da', '#5379ad'],
  ['#ffd6d0', '#e58f8a', '#bd5a68'],
  ['#d6efe2', '#8cc4a8', '#4f8f76'],
  ['#fff0c9', '#eec86f', '#cf9a35'],
] as const;

/** Calm mouths, eyes and brows. */
const mouths = ['smile', 'smile', 'twinkle'] as const;
const eyes = ['default', 'default', 'default', 'happy', 'happy', 'wink'] as const;
const eyebrows = ['defaultNatural', 'flatNatural', 'raisedExcitedNatural', 'upDownNatural'] as const;
const glasses = ['prescription01', 'prescription02', 'round'] as const;
const beards = ['beardLight', 'beardMedium', 'beardMajestic', 'moustacheFancy'] as const;

const tops = {
  female: [
    'bigHair',
    'bob',
    'bun',
    'curly',
    'curvy',
    'longButNotTooLong',
    'miaWallace',
    'straight01',
    'straight02',
    'straightAndStrand',
    'fro',
    'froBand',
    'dreads',
  ],
  male: [
    'shortCurly',
    'shortFlat',
    'shortRound',
    'shortWaved',
    'sides',
    'theCaesar',
    'theCaesarAndSidePart',
    'dreads01',
    'frizzle',
  ],
} as const;

const clothing = {
  female: ['blazerAndShirt', 'blazerAndSweater', 'collarAndSweater', 'shirtScoopNeck', 'shirtVNeck'],
  male: ['blazerAndShirt', 'blazerAndSweater', 'collarAndSweater', 'shirtCrewNeck', 'shirtVNeck', 'hoodie'],
} as const;

/**
 * Draws a portrait of 4:5 with the head in the upper half. `face` decides the person; `scene` decides clothes, mood and
 * background. Several scenes of one face are several photos of one person.
 */
export const drawPortrait = (gender: Gender, face: Random, scene: Random): Portrait => {
  const complexion = face.pick(complexions);
  const hairColor = face.pick(complexion.hair);
  const hair = face.pick(hairColors[hairColor] ?? ['2c1b18']);
  const avatar = createAvatar(avataaars, {
    seed: 'pairwise',
    skinColor: [complexion.skin],
    hairColor: [hair],
    facialHairColor: [hair],
    accessoriesColor: ['262e33'],
    top: [face.pick(tops[gender])],
    eyebrows: [face.pick(eyebrows)],
    accessories: [face.pick(glasses)],
    accessoriesProbability: face.chance(0.16) ? 100 : 0,
    facialHair: [face.pick(beards)],
    facialHairProbability: gender === 'male' && face.chance(0.45) ? 100 : 0,
    clothing: [scene.pick(clothing[gender])],
    clothesColor: [scene.pick(clothes)],
    mouth: [scene.pick(mouths)],
    eyes: [scene.pick(eyes)],
  }).toString();
  const [light, middle, dark] = scene.pick(grounds);
  const spots = Array.from({ length: 4 }, () => {
    const [x, y, radius] = [scene.between(0, 800), scene.between(0, 600), scene.between(60, 190)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity="0.1"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0.7" y2="1"><stop stop-color="${light}"/>
<stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="800" height="1000" fill="url(#ground)"/>${spots.join('')}
${avatar.replace('<svg ', '<svg x="-100" y="5" width="1000" height="1000" ')}</svg>`;
  return { svg, hairColor };
};
