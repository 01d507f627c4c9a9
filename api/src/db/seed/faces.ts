import type { ObjectStore } from '@pairwise/object-store';

import { blurhashOf } from '../../providers/photos/blurhash.ts';
import { contentKey, openPhotoStore } from '../../providers/photos/photo-store.ts';
import type { Person } from './people.ts';
import { drawPortraits } from './portraits.ts';
import type { Random } from './random.ts';

export interface Face {
  hairColor: string;
  /** One picture for each photo of the member with the most photos. */
  pictures: { key: string; svg: string }[];
}

/** The properties that select a face. */
type Owner = Pick<Person, 'gender' | 'ageBand' | 'face'>;

export interface Faces {
  all: Face[];
  faceOf: (person: Owner) => Face;
}

const nameOf = ({ gender, ageBand, face }: Owner): string => `${gender} ${ageBand} ${face}`;

/** Draws the faces of all these people, each in as many scenes as one of them has photos, and at least in one. */
export const drawFaces = (people: readonly Person[], random: Random): Faces => {
  const faces = new Map<string, Face>();
  for (const [name, members] of Map.groupBy(people, nameOf)) {
    const [first] = members;
    if (!first) continue;
    const count = Math.max(1, ...members.map(({ photos }) => photos));
    const portraits = drawPortraits(first.gender, first.ageBand, random.fork(name), count);
    const pictures = portraits.map(({ svg }) => ({ svg, key: contentKey(svg) }));
    faces.set(name, { hairColor: portraits[0]?.hairColor ?? 'brown', pictures });
  }
  return {
    all: [...faces.values()],
    faceOf: (person) => {
      const face = faces.get(nameOf(person));
      if (!face) throw new Error(`The face "${nameOf(person)}" is not drawn.`);
      return face;
    },
  };
};

/** Computes the blurhash of each picture, by its content key. */
export const hashPictures = async ({ all }: Faces): Promise<Map<string, string>> => {
  const pictures = all.flatMap((face) => face.pictures);
  return new Map(
    await Promise.all(
      pictures.map(async ({ key, svg }) => [key, await blurhashOf(Buffer.from(svg))] satisfies [string, string]),
    ),
  );
};

/**
 * Stores the pictures, three at a time, while the rows are inserted. Pictures of an earlier seed are found by their
 * content.
 */
export const keepPictures = async (files: ObjectStore, { all }: Faces, draw: boolean) => {
  const store = openPhotoStore(files);
  const queue = all.flatMap(({ pictures }) => pictures.map((picture, scene) => ({ ...picture, scene })));
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
