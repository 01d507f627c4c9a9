import { createHash } from 'node:crypto';

import { type PhotoWidth, photoWidths } from '@pairwise/contracts';
import type { ObjectStore, StoredObject } from '@pairwise/object-store';
import sharp from 'sharp';

export type PhotoType = 'webp' | 'jpg';

export interface PhotoStore {
  /** Opens a size of a photo, which is made from the original at the first request; undefined without an original. */
  open: (contentKey: string, width: PhotoWidth, type: PhotoType) => Promise<StoredObject | undefined>;
  /** Stores an original (any type sharp reads) under a key, unless it exists already. */
  keep: (contentKey: string, original: () => Promise<Buffer>) => Promise<void>;
  /** Removes an original and every size made of it. */
  remove: (contentKey: string) => Promise<void>;
}

export const isPhotoWidth = (width: number): width is PhotoWidth => photoWidths.some((known) => known === width);

/** Returns the key of a content. Equal pictures have the same key and are stored once. */
export const contentKey = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 40);

/** Opens the photos of a store: `photos/<key>.original`, and its sizes `photos/<key>-<width>.<type>`. */
export const openPhotoStore = (files: ObjectStore): PhotoStore => {
  const making = new Map<string, Promise<void>>();

  const originalOf = (key: string) => `photos/${key}.original`;

  const makeSize = async (name: string, key: string, width: PhotoWidth, type: PhotoType): Promise<void> => {
    const original = await files.get(originalOf(key));
    if (!original) return;
    const sized = sharp(original, { limitInputPixels: 40e6 }).resize({ width });
    const encoded = type === 'webp' ? sized.webp({ quality: 78, effort: 2 }) : sized.jpeg({ quality: 82 });
    await files.putNew(name, await encoded.toBuffer());
    // `remove` removes the original first. If it ran meanwhile, in any process, it may have missed this size.
    if (!(await files.has(originalOf(key)))) await files.remove(name);
  };

  /** Makes a size once; concurrent calls wait for the same one. */
  const makeOnce = async (name: string, make: () => Promise<void>): Promise<void> => {
    const running = making.get(name) ?? make();
    making.set(name, running);
    await running.finally(() => making.delete(name));
  };

  return {
    open: async (key, width, type) => {
      const name = `photos/${key}-${width}.${type}`;
      const made = await files.open(name);
      if (made) return made;
      await makeOnce(name, () => makeSize(name, key, width, type));
      return files.open(name);
    },
    keep: async (key, original) => {
      const name = originalOf(key);
      if (!(await files.has(name))) await files.putNew(name, await original());
    },
    remove: async (key) => {
      await files.remove(originalOf(key));
      const sizes = photoWidths.flatMap((width) => [`${key}-${width}.webp`, `${key}-${width}.jpg`]);
      await Promise.all(sizes.map((size) => files.remove(`photos/${size}`)));
    },
  };
};
