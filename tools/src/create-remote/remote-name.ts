import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PlainError } from '../settings.ts';

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

/** Addresses that the gateway answers itself. */
const ownedByGateway = new Set(['api', 'health', 'media', 'remotes']);

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words that can't be the name of a constant. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/**
 * Reads what was typed: `games` or `mf-games`.
 * @throws {PlainError} that says what a name looks like
 */
export const readRemoteName = (typed: string): RemoteName => {
  const short = typed.replace(/^mf-/, '');
  if (!/^[a-z]+(-[a-z]+)*$/.test(short) || short.length > LONGEST) {
    throw new PlainError(
      `"${typed}" can't be the name of a remote: small letters, words joined by "-", at most ${LONGEST} letters, such as games or mf-photo-albums.`,
    );
  }
  const words = short.split('-');
  const component = words.map(capital).join('');
  const key = words[0] + words.slice(1).map(capital).join('');
  if (reservedWords.has(key)) throw new PlainError(`"${short}" is a word of the language itself; take another name.`);
  return { name: `mf-${short}`, short, key, component, title: capital(words.join(' ')) };
};

/** First segments of the routes that remotes have, by the remote's name. Their data stand in `remote.ts` as literals. */
const ownedByRemotes = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root)
      .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'remote.ts')))
      .flatMap((folder) =>
        [...readFileSync(join(root, folder, 'remote.ts'), 'utf8').matchAll(/\bpath: '\/([^/':?]+)/g)].map(
          (match): [string, string] => [match[1] ?? '', folder],
        ),
      ),
  );

/**
 * Checks that nothing in the checkout has the name or its route already.
 * @throws {PlainError} naming what is in the way
 */
export const requireFree = ({ name, short }: RemoteName, root: string): void => {
  if (existsSync(join(root, name))) throw new PlainError(`${name} exists already.`);
  if (short === 'shell' || ownedByGateway.has(short) || short === 'lang-config') {
    throw new PlainError(`/${short} is an address of the platform itself; take another name.`);
  }
  const owner = ownedByRemotes(root).get(short);
  if (owner !== undefined) throw new PlainError(`/${short} is a route of ${owner} already; take another name.`);
};
