import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type PhotoWidth, photoWidths } from '@pairwise/contracts';
import sharp from 'sharp';

export type PhotoType = 'webp' | 'jpg';

export interface PhotoStore {
  /** Path of a file of a photo, made from its original when it is asked for the first time. */
  file: (contentKey: string, width: PhotoWidth, type: PhotoType) => Promise<string>;
  /** Keeps an original (any type sharp reads) under a key of the caller's; nothing is done when it is there. */
  keep: (contentKey: string, original: () => Promise<Buffer>) => Promise<void>;
  /** Removes an original and every size made of it. */
  remove: (contentKey: string) => Promise<void>;
}

export const isPhotoWidth = (width: number): width is PhotoWidth => photoWidths.some((known) => known === width);

/** The key of a content: equal pictures are stored once. */
export const contentKey = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 40);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Photos in a folder: `<key>.original`, `<key>-<width>.<type>` its sizes, made once and kept. */
export const openPhotoStore = (folder: string): PhotoStore => {
  const making = new Map<string, Promise<void>>();

  const write = async (path: string, content: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const aside = `${path}.${randomUUID()}.tmp`;
    await writeFile(aside, content);
    await rename(aside, path);
  };

  /** One maker per file; whoever asks meanwhile waits for it. */
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
      // A size that is being made just now would be written behind this.
      const underWay = [...making].filter(([path]) => path.startsWith(join(folder, `${key}-`)));
      await Promise.allSettled(underWay.map(([, running]) => running));
      const sizes = photoWidths.flatMap((width) => [`${key}-${width}.webp`, `${key}-${width}.jpg`]);
      await Promise.all(
        [original(key), ...sizes.map((name) => join(folder, name))].map((path) => rm(path, { force: true })),
      );
    },
  };
};
