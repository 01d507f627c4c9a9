// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/en.ts';
import { collagelanding } from './collagelanding/texts/en.ts';
import { gallery } from './gallery/texts/en.ts';
import { iconslanding } from './iconslanding/texts/en.ts';
import { maplanding } from './maplanding/texts/en.ts';
import { socialnetwork } from './socialnetwork/texts/en.ts';
import { tinderswipe } from './tinderswipe/texts/en.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/en.ts';
import { video } from './video/texts/en.ts';

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
