import { blurhashOf } from '../../providers/photos/blurhash.ts';
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

/** As many as anybody in the demo has photos. */
const scenesPerFace = 6;

/** Everybody's faces, each in several scenes. */
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

/** The blurhash of every picture, by its content key. */
export const hashPictures = async (faces: Face[]): Promise<Map<string, string>> => {
  const pictures = faces.flatMap((face) => face.pictures);
  return new Map(
    await Promise.all(
      pictures.map(async ({ key, svg }) => [key, await blurhashOf(Buffer.from(svg))] satisfies [string, string]),
    ),
  );
};

/** Some at a time, beside the inserts; what a former seed drew is found again by its content. */
export const keepPictures = async (dataDir: string, faces: Face[], draw: boolean) => {
  const store = openPhotoStore(`${dataDir}/photos`);
  const queue = faces.flatMap(({ pictures }) => pictures.map((picture, scene) => ({ ...picture, scene })));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { key, svg, scene } = next;
      await store.keep(key, async () => Buffer.from(svg));
      // What lists show first, in the type pages ask for; all else is drawn when somebody looks.
      if (draw && scene === 0) await store.file(key, 320, 'webp');
    }
  };
  await Promise.all([worker(), worker(), worker()]);
};
