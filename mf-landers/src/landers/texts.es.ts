// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/es.ts';
import { collagelanding } from './collagelanding/texts/es.ts';
import { gallery } from './gallery/texts/es.ts';
import { iconslanding } from './iconslanding/texts/es.ts';
import { maplanding } from './maplanding/texts/es.ts';
import { socialnetwork } from './socialnetwork/texts/es.ts';
import { tinderswipe } from './tinderswipe/texts/es.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/es.ts';
import { video } from './video/texts/es.ts';

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
