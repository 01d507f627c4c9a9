import type { MissingPictures, PicturedRoute, PicturePair } from '@pairwise/contracts/pictures';

import type { Bitmap } from './cells.ts';
import { comparePictures } from './compare-pictures.ts';
import { pictureOf, readBitmap, storePicture } from './picture-files.ts';
import { keyOf, type PicturesPlan, type PictureWindow, windows } from './plan.ts';
import type { Take } from './studio.ts';
import type { Rendered, Target } from './targets.ts';

/** Takes pictures with the stable version and with the one that is compared. */
export interface Cameras {
  before: Take;
  after: Take;
}

/** Ends the pictures of a route. The message is the reason. */
class NotTaken extends Error {
  readonly reason: MissingPictures;

  constructor(reason: MissingPictures) {
    super(`no picture: ${reason}`);
    this.reason = reason;
  }
}

type Side = 'before' | 'after';

const nothing = { regions: [], share: 0, ignored: [] };

/** Takes the pictures of one address, each as pixels. */
const cameraOf = ({ owner, address }: Target, cameras: Cameras) => {
  let redirectsTo: string | null = null;
  return {
    redirectsTo: () => redirectsTo,
    take: async (side: Side, rendered: Rendered, window: PictureWindow): Promise<Bitmap> => {
      const taken = await cameras[side]({ owner, address, ...rendered }, window);
      if (!taken) throw new NotTaken('not_rendered');
      if (side === 'after') redirectsTo = taken.redirectsTo ?? null;
      return readBitmap(taken.png);
    },
  };
};

type Camera = ReturnType<typeof cameraOf>;

/** Takes and compares the pictures of a route that both versions have, at one width. */
const pairOf = async (
  { owner, address }: Target,
  { before, after }: { before: Rendered; after: Rendered },
  { take }: Camera,
  { folder, known }: Pick<PicturesPlan, 'folder' | 'known'>,
  window: PictureWindow,
): Promise<PicturePair> => {
  const { width } = window;
  const stored = known[keyOf(owner, address, width)];
  const first = stored ? undefined : await take('before', before, window);
  const current = await take('after', after, window);
  const same = pictureOf(current);
  if ((first ? pictureOf(first) : stored)?.id === same.id) {
    await storePicture(folder, current);
    return { width, before: same, after: same, ...nothing };
  }
  // Further visits show what differs without a change. A stored picture may be of another day, with other data.
  const old = first ?? (await take('before', before, window));
  const again = await take('before', before, window);
  const currentAgain = await take('after', after, window);
  return {
    width,
    before: await storePicture(folder, old),
    after: await storePicture(folder, current),
    ...comparePictures([old, again], [current, currentAgain]),
  };
};

/** Takes the pictures of a route at one width. A new or removed one has one picture, and nothing to compare. */
const atWidth = async (
  target: Target,
  camera: Camera,
  plan: Pick<PicturesPlan, 'folder' | 'known'>,
  window: PictureWindow,
): Promise<PicturePair> => {
  const { before, after } = target;
  if (before && after) return pairOf(target, { before, after }, camera, plan, window);
  const stored = async (side: Side, rendered: Rendered | undefined) =>
    rendered ? await storePicture(plan.folder, await camera.take(side, rendered, window)) : null;
  return {
    width: window.width,
    before: await stored('before', before),
    after: await stored('after', after),
    ...nothing,
  };
};

const changeOf = ({ before, after }: Target, pairs: readonly PicturePair[]): PicturedRoute['change'] => {
  if (!before) return 'added';
  if (!after) return 'removed';
  return pairs.some(({ regions }) => regions.length > 0) ? 'changed' : 'unchanged';
};

/** Takes the pictures of an address at each width, with both versions, and compares them. */
export const pictureRoute = async (
  target: Target,
  cameras: Cameras,
  {
    isMember,
    hasTime,
    ...plan
  }: Pick<PicturesPlan, 'folder' | 'known'> & { isMember: boolean; hasTime: () => boolean },
): Promise<PicturedRoute> => {
  const { owner, path, address, before, after } = target;
  const base = { owner, path, address };
  const camera = cameraOf(target, cameras);
  try {
    const isForMembers = [before, after].some((rendered) => rendered?.route.access === 'members');
    if (isForMembers && !isMember) throw new NotTaken('members');
    const pairs: PicturePair[] = [];
    for (const window of windows) {
      if (!hasTime()) throw new NotTaken('no_time');
      pairs.push(await atWidth(target, camera, plan, window));
    }
    return { ...base, change: changeOf(target, pairs), missing: null, redirectsTo: camera.redirectsTo(), pairs };
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return { ...base, change: 'missing', missing: error.reason, redirectsTo: null, pairs: [] };
  }
};
