// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/fr.ts';
import { collagelanding } from './collagelanding/texts/fr.ts';
import { gallery } from './gallery/texts/fr.ts';
import { iconslanding } from './iconslanding/texts/fr.ts';
import { maplanding } from './maplanding/texts/fr.ts';
import { socialnetwork } from './socialnetwork/texts/fr.ts';
import { tinderswipe } from './tinderswipe/texts/fr.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/fr.ts';
import { video } from './video/texts/fr.ts';

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
