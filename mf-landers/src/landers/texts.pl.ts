// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/pl.ts';
import { collagelanding } from './collagelanding/texts/pl.ts';
import { gallery } from './gallery/texts/pl.ts';
import { iconslanding } from './iconslanding/texts/pl.ts';
import { maplanding } from './maplanding/texts/pl.ts';
import { socialnetwork } from './socialnetwork/texts/pl.ts';
import { tinderswipe } from './tinderswipe/texts/pl.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/pl.ts';
import { video } from './video/texts/pl.ts';

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
