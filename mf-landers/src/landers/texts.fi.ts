// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/fi.ts';
import { collagelanding } from './collagelanding/texts/fi.ts';
import { gallery } from './gallery/texts/fi.ts';
import { iconslanding } from './iconslanding/texts/fi.ts';
import { maplanding } from './maplanding/texts/fi.ts';
import { socialnetwork } from './socialnetwork/texts/fi.ts';
import { tinderswipe } from './tinderswipe/texts/fi.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/fi.ts';
import { video } from './video/texts/fi.ts';

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
