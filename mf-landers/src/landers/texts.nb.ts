// Written by `npm run landers` from the folders beside this file.

import { alonetonight } from './alonetonight/texts/nb.ts';
import { collagelanding } from './collagelanding/texts/nb.ts';
import { gallery } from './gallery/texts/nb.ts';
import { iconslanding } from './iconslanding/texts/nb.ts';
import { maplanding } from './maplanding/texts/nb.ts';
import { socialnetwork } from './socialnetwork/texts/nb.ts';
import { tinderswipe } from './tinderswipe/texts/nb.ts';
import { transitionsvideolanding } from './transitionsvideolanding/texts/nb.ts';
import { video } from './video/texts/nb.ts';

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
