import { blurhashOf } from '../../providers/photos/blurhash.ts';
import type { ObjectStore } from '@pairwise/object-store';
import { contentKey, openPhotoStore } from '../../providers/photos/photo-store.ts';
import type { Gender } from './gender.ts';
import { facesPerGender } from './people.ts';
import { drawPortrait, type Portrait } from './portraits.ts';
import type { Random } from './random.ts';

export interface Face {
  hairColor: string;
  pictures: { key: string; svg: string }[];
}

export type Faces = Record<Gender, Face[]>;

/** The most photos that a member of the demo has. */
const scenesPerFace = 6;

/** Draws the faces of all members, each in several scenes. */
export const drawFaces = (random: Random): Faces => {
  const draw = (gender: Gender) =>
    Array.from({ length: facesPerGender }, (_, index): Face => {
      const name = `${gender} ${index}`;
      const portraits = Array.from({ length: scenesPerFace }, (_scene, scene): Portrait =>
        drawPortrait(gender, random.fork(name), random.fork(`${name} ${scene}`)),
      );
      return {
        hairColor: portraits[0]?.hairColor ?? 'brown',
        pictures: portraits.map(({ svg }) => ({ svg, key: contentKey(svg) })),
      };
    });
  return { female: draw('female'), male: draw('male') };
};

/** Computes the blurhash of each picture, by its content key. */
export const hashPictures = async (faces: Face[]): Promise<Map<string, string>> => {
  const pictures = faces.flatMap((face) => face.pictures);
  return new Map(
    await Promise.all(
      pictures.map(async ({ key, svg }) => [key, await blurhashOf(Buffer.from(svg))] satisfies [string, string]),
    ),
  );
};

/** Stores the pictures, three at a time, while the rows are inserted. Pictures of an earlier seed are found by their content. */
export const keepPictures = async (files: ObjectStore, faces: Face[], draw: boolean) => {
  const store = openPhotoStore(files);
  const queue = faces.flatMap(({ pictures }) => pictures.map((picture, scene) => ({ ...picture, scene })));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { key, svg, scene } = next;
      await store.keep(key, async () => Buffer.from(svg));
      // Lists show this size first. All other sizes are made at the first request.
      if (draw && scene === 0) (await store.open(key, 320, 'webp'))?.stream.destroy();
    }
  };
  await Promise.all([worker(), worker(), worker()]);
};
