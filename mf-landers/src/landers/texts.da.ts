// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/da.ts';
import { collagelanding } from './collagelanding/texts/da.ts';
import { gallery } from './gallery/texts/da.ts';
import { iconslanding } from './iconslanding/texts/da.ts';
import { maplanding } from './maplanding/texts/da.ts';
import { socialnetwork } from './socialnetwork/texts/da.ts';
import { tinderswipe } from './tinderswipe/texts/da.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/da.ts';
import { video } from './video/texts/da.ts';

export const landers = {
  alonetonight,
  collagelanding,
  gallery,
  iconslanding,
  maplanding,
  socialnetwork,
  tinderswipe,
  transitionsvideolanding,
  video,
};
