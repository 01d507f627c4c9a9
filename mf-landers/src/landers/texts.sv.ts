// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/sv.ts';
import { collagelanding } from './collagelanding/texts/sv.ts';
import { gallery } from './gallery/texts/sv.ts';
import { iconslanding } from './iconslanding/texts/sv.ts';
import { maplanding } from './maplanding/texts/sv.ts';
import { socialnetwork } from './socialnetwork/texts/sv.ts';
import { tinderswipe } from './tinderswipe/texts/sv.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/sv.ts';
import { video } from './video/texts/sv.ts';

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
