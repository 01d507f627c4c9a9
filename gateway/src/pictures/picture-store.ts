import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Picture, PicturedRoute } from '@pairwise/contracts/pictures';
import * as z from 'zod/mini';

import { namePattern, versionPattern } from '../builds/description.ts';
import { replaceFile } from '../files/write-file.ts';
import { pictureId, picturedRoute } from './picture-schema.ts';
import { keyOf } from './plan.ts';

/** The pictures of one version, as they are stored. */
const storedPictures = z.object({
  name: z.string().check(z.regex(namePattern)),
  version: z.string().check(z.regex(versionPattern)),
  /** The stable version when they were taken; null when nothing was stable. */
  against: z.nullable(z.string()),
  state: z.enum(['waiting', 'ready', 'failed']),
  failure: z.nullable(z.object({ code: z.enum(['none', 'no_browser', 'error']), detail: z.string() })),
  /** When the state began. ISO 8601. */
  at: z.string(),
  routes: z.array(picturedRoute),
});

export type StoredPictures = z.output<typeof storedPictures>;

/** How much is kept, and for how long. The pictures of the newest versions stay. */
export interface Limits {
  versions: number;
  bytes: number;
  /** A page may show members, whose profiles change or end. */
  days: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** A picture is stored before the list that names it, perhaps by another gateway. */
const UNLISTED_MS = 60 * 60_000;

const defaultLimits: Limits = { versions: 40, bytes: 300_000_000, days: 14 };

export interface PictureStore {
  /** Folder of the pictures' files. */
  folder: string;
  read: (name: string, version: string) => StoredPictures | undefined;
  /** Replaces the pictures of a version, and deletes those of older ones that are over a limit. */
  write: (pictures: StoredPictures) => void;
  remove: (name: string, version: string) => void;
  /** Returns the versions whose pictures wait, the oldest first. */
  waiting: () => StoredPictures[];
  /** Returns the newest pictures that are known of a version, by `keyOf`. */
  pictures: (name: string, version: string) => Record<string, Picture>;
  /** Returns the file of a picture; undefined when it is not one of this version or of the one it was compared with. */
  file: (name: string, version: string, id: string) => string | undefined;
}

const idsOf = ({ routes }: StoredPictures): string[] =>
  routes.flatMap(({ pairs }) =>
    pairs.flatMap(({ before, after }) => [before, after].flatMap((each) => each?.id ?? [])),
  );

/** Returns the pictures of one side by key. */
const sideOf = (routes: readonly PicturedRoute[], side: 'before' | 'after'): [string, Picture][] =>
  routes.flatMap(({ owner, address, pairs }) =>
    pairs.flatMap((pair): [string, Picture][] => {
      const picture = pair[side];
      return picture ? [[keyOf(owner, address, pair.width), picture]] : [];
    }),
  );

/**
 * Opens the pictures of a data directory: a file with the comparison for each version, and the pictures by their content, so
 * that equal ones are stored once.
 */
export const openPictureStore = (
  dataDir: string,
  { now = Date.now, ...limits }: Limits & { now?: () => number } = defaultLimits,
): PictureStore => {
  const folder = path.join(dataDir, 'pictures');
  const lists = path.join(folder, 'versions');
  const files = path.join(folder, 'files');
  mkdirSync(lists, { recursive: true, mode: 0o700 });
  mkdirSync(files, { recursive: true, mode: 0o700 });

  const listOf = (name: string, version: string): string => path.join(lists, `${name}@${version}.json`);
  const readList = (file: string): StoredPictures | undefined => {
    if (!existsSync(file)) return undefined;
    try {
      const parsed = storedPictures.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      return parsed.success ? parsed.data : undefined;
    } catch {
      // Deleted in the meantime by another gateway, or not written by one: the pictures can be taken again.
      return undefined;
    }
  };
  const isPlain = (name: string, version: string): boolean => namePattern.test(name) && versionPattern.test(version);
  const read = (name: string, version: string): StoredPictures | undefined =>
    isPlain(name, version) ? readList(listOf(name, version)) : undefined;
  /** Returns the pictures of all versions, the newest first. */
  const all = (): StoredPictures[] =>
    readdirSync(lists)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readList(path.join(lists, file)) ?? [])
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const bytesOf = (id: string): number =>
    statSync(path.join(files, `${id}.webp`), { throwIfNoEntry: false })?.size ?? 0;
  const remove = (name: string, version: string): void => rmSync(listOf(name, version), { force: true });

  /** Keeps the newest versions within the limits, and deletes every picture that none of them shows. */
  const tidy = (): void => {
    const kept = new Set<string>();
    let bytes = 0;
    for (const [nth, pictures] of all().entries()) {
      const own = new Set(idsOf(pictures).filter((id) => !kept.has(id)));
      const size = [...own].reduce((sum, id) => sum + bytesOf(id), 0);
      const isOld = Date.parse(pictures.at) < now() - limits.days * DAY_MS;
      if (isOld || (nth > 0 && (nth >= limits.versions || bytes + size > limits.bytes))) {
        remove(pictures.name, pictures.version);
        continue;
      }
      bytes += size;
      for (const id of own) kept.add(id);
    }
    for (const file of readdirSync(files)) {
      const full = path.join(files, file);
      const { mtimeMs = Infinity } = statSync(full, { throwIfNoEntry: false }) ?? {};
      const isNew = Date.now() - mtimeMs < UNLISTED_MS;
      if (!kept.has(file.replace('.webp', '')) && !isNew) rmSync(full, { force: true });
    }
  };

  tidy();
  return {
    folder: files,
    read,
    write: (pictures) => {
      replaceFile(listOf(pictures.name, pictures.version), JSON.stringify(pictures), 0o600);
      tidy();
    },
    remove,
    waiting: () =>
      all()
        .filter(({ state }) => state === 'waiting')
        .toReversed(),
    pictures: (name, version) =>
      Object.fromEntries(
        all()
          .filter((each) => each.name === name)
          // Of two with the same key, the later one stays.
          .toReversed()
          .flatMap(({ routes, ...each }) => [
            ...(each.version === version ? sideOf(routes, 'after') : []),
            ...(each.against === version ? sideOf(routes, 'before') : []),
          ])
          .filter(([, { id }]) => existsSync(path.join(files, `${id}.webp`))),
      ),
    file: (name, version, id) => {
      const found = pictureId.safeParse(id).success ? read(name, version) : undefined;
      return found && idsOf(found).includes(id) ? path.join(files, `${id}.webp`) : undefined;
    },
  };
};
