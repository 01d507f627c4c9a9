import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

import { niches } from '@pairwise/contracts/niches';

/** A picture of a lander's folder, as its file name describes it. */
export interface ListedPicture {
  niche: string;
  /** Its place among the six people, from 1. */
  place: number;
  name: string;
  age: number;
  /** The path from the folder of all landers. */
  file: string;
}

const PLACES = 6;
const ADULT = 18;
const fileName = /^([1-9])-(\p{L}+(?:_\p{L}+)*)-(\d{2,3})\.webp$/u;

const isWebp = (file: string): boolean => {
  const start = Buffer.alloc(12);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, start, 0, 12, 0);
  } finally {
    closeSync(opened);
  }
  return start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP';
};

/** Returns the names in a folder, without those of hidden files, which file managers leave. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** @throws {Error} with a sentence for the person who added the file */
const readPicture = (folder: string, lander: string, niche: string, entry: string): ListedPicture => {
  const file = [lander, 'pictures', niche, entry].join('/');
  const fail = (problem: string): never => {
    throw new Error(`src/landers/${file}: ${problem}`);
  };
  // Some systems store letters with accents as two characters.
  const [, place = '', name = '', age = ''] = fileName.exec(entry.normalize('NFC')) ?? [];
  if (name === '' || Number(place) > PLACES) {
    return fail(`name it like 1-Amara-34.webp: the place from 1 to ${PLACES}, the name, and the age.`);
  }
  if (Number(age) < ADULT) return fail(`the person must be at least ${ADULT}.`);
  if (!isWebp(path.join(folder, file))) return fail('it is not a WebP picture.');
  return { niche, place: Number(place), name: name.replaceAll('_', ' '), age: Number(age), file };
};

/**
 * Returns the pictures in the folder of a lander: `pictures/<niche>/<place>-<name>-<age>.webp`.
 * @throws {Error} for a file that has another name or format, and for two of one place
 */
export const listPictures = (folder: string, lander: string): ListedPicture[] => {
  const own = path.join(folder, lander, 'pictures');
  if (!existsSync(own)) return [];
  return namesIn(own).flatMap((niche) => {
    if (!niches.some((one) => one === niche)) {
      throw new Error(`src/landers/${lander}/pictures/${niche}: there is no such niche. Niches: ${niches.join(', ')}.`);
    }
    const found = namesIn(path.join(own, niche)).map((entry) => readPicture(folder, lander, niche, entry));
    const twice = found.find(({ place }, at) => found.some((other, nth) => nth < at && other.place === place));
    if (twice) throw new Error(`src/landers/${twice.file}: another picture of ${niche} has the place ${twice.place}.`);
    return found;
  });
};
