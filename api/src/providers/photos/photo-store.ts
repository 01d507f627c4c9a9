import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type PhotoWidth, photoWidths } from '@pairwise/contracts';
import sharp from 'sharp';

export type PhotoType = 'webp' | 'jpg';

export interface PhotoStore {
  /** Returns the path of a size of a photo. It is made from the original at the first request. */
  file: (contentKey: string, width: PhotoWidth, type: PhotoType) => Promise<string>;
  /** Stores an original (any type sharp reads) under a key, unless it exists already. */
  keep: (contentKey: string, original: () => Promise<Buffer>) => Promise<void>;
  /** Removes an original and every size made of it. */
  remove: (contentKey: string) => Promise<void>;
}

export const isPhotoWidth = (width: number): width is PhotoWidth => photoWidths.some((known) => known === width);

/** Returns the key of a content. Equal pictures have the same key and are stored once. */
export const contentKey = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 40);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Opens a folder of photos: `<key>.original`, and its sizes `<key>-<width>.<type>`, which are made once. */
export const openPhotoStore = (folder: string): PhotoStore => {
  const making = new Map<string, Promise<void>>();

  const write = async (path: string, content: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    await writeFile(temporary, content);
    await rename(temporary, path);
  };

  /** Makes a file once; concurrent calls wait for the same file. */
  const makeOnce = async (path: string, make: () => Promise<Buffer>): Promise<void> => {
    if (await exists(path)) return;
    const running = making.get(path) ?? make().then((content) => write(path, content));
    making.set(path, running);
    await running.finally(() => making.delete(path));
  };

  const original = (key: string) => join(folder, `${key}.original`);

  return {
    file: async (key, width, type) => {
      const path = join(folder, `${key}-${width}.${type}`);
      await makeOnce(path, () => {
        const sized = sharp(original(key), { limitInputPixels: 40e6 }).resize({ width });
        return (type === 'webp' ? sized.webp({ quality: 78, effort: 2 }) : sized.jpeg({ quality: 82 })).toBuffer();
      });
      return path;
    },
    keep: (key, make) => makeOnce(original(key), make),
    remove: async (key) => {
      // A size that is being made now would otherwise be written after the removal.
      const unfinished = [...making].filter(([path]) => path.startsWith(join(folder, `${key}-`)));
      await Promise.allSettled(unfinished.map(([, running]) => running));
      const sizes = photoWidths.flatMap((width) => [`${key}-${width}.webp`, `${key}-${width}.jpg`]);
      await Promise.all(
        [original(key), ...sizes.map((name) => join(folder, name))].map((path) => rm(path, { force: true })),
      );
    },
  };
};
