import { UsageError } from '@pairwise/command-line';

/** A new remote's name in all the forms its files need. */
export interface RemoteName {
  /** Folder, package and published name: `mf-photo-albums`. */
  name: string;
  /** Route, screen and feature folder: `photo-albums`. */
  short: string;
  /** Where an identifier is needed: `photoAlbums`. */
  key: string;
  /** `PhotoAlbums` */
  component: string;
  /** `Photo albums` */
  title: string;
}

/** The gateway takes names of at most 45 letters (`namePattern` of its registry). */
const LONGEST = 40;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words that cannot be the name of a constant. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Checks whether JavaScript reserves a word, so that no constant can have it as its name. */
export const isReservedWord = (word: string): boolean => reservedWords.has(word);

/**
 * Parses a typed name, such as `games` or `mf-games`.
 * @throws {UsageError} for an invalid name, with the rules and an example
 */
export const readRemoteName = (typed: string): RemoteName => {
  const short = typed.replace(/^mf-/, '');
  if (!/^[a-z]+(-[a-z]+)*$/.test(short) || short.length > LONGEST) {
    throw new UsageError(
      `"${typed}" is not a valid name. Use lower-case words joined by "-", at most ${LONGEST} letters, such as games or mf-photo-albums.`,
    );
  }
  const words = short.split('-');
  const component = words.map(capital).join('');
  const key = words[0] + words.slice(1).map(capital).join('');
  if (isReservedWord(key)) throw new UsageError(`"${short}" is a reserved word of JavaScript. Choose another name.`);
  return { name: `mf-${short}`, short, key, component, title: capital(words.join(' ')) };
};
