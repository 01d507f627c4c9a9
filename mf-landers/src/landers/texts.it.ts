// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/it.ts';
import { collagelanding } from './collagelanding/texts/it.ts';
import { gallery } from './gallery/texts/it.ts';
import { iconslanding } from './iconslanding/texts/it.ts';
import { maplanding } from './maplanding/texts/it.ts';
import { socialnetwork } from './socialnetwork/texts/it.ts';
import { tinderswipe } from './tinderswipe/texts/it.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/it.ts';
import { video } from './video/texts/it.ts';

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
