// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/nl.ts';
import { collagelanding } from './collagelanding/texts/nl.ts';
import { gallery } from './gallery/texts/nl.ts';
import { iconslanding } from './iconslanding/texts/nl.ts';
import { maplanding } from './maplanding/texts/nl.ts';
import { socialnetwork } from './socialnetwork/texts/nl.ts';
import { tinderswipe } from './tinderswipe/texts/nl.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/nl.ts';
import { video } from './video/texts/nl.ts';

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
