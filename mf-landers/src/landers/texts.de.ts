// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/de.ts';
import { collagelanding } from './collagelanding/texts/de.ts';
import { gallery } from './gallery/texts/de.ts';
import { iconslanding } from './iconslanding/texts/de.ts';
import { maplanding } from './maplanding/texts/de.ts';
import { socialnetwork } from './socialnetwork/texts/de.ts';
import { tinderswipe } from './tinderswipe/texts/de.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/de.ts';
import { video } from './video/texts/de.ts';

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
