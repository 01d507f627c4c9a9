// Written by `npm run landers` from the folders beside this file.

import type { LanderPictures } from '../people/lander-pictures.ts';

/** The pictures in the folders of landers: lander → niche. */
export const pictures: LanderPictures = {};
