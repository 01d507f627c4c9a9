import { interests } from '@pairwise/i18n/messages/interests/pl';
import { block } from './block/pl.ts';
import { like } from './like/pl.ts';
import { likes } from './likes/pl.ts';
import { matchFinder } from './match-finder/pl.ts';
import { matchModal } from './match-modal/pl.ts';
import { profile } from './member-profile/pl.ts';
import { own } from './own-profile/pl.ts';
import { promo } from './promo/pl.ts';
import { region } from './region/pl.ts';
import { complaint } from './complaint/pl.ts';
import { search } from './search/pl.ts';
import { signupMatches } from './signup-matches/pl.ts';
import { swipe } from './swipe-game/pl.ts';

export default {
  search,
  profile,
  own,
  like,
  block,
  complaint,
  region,
  interests,
  likes,
  swipe,
  matchFinder,
  matchModal,
  signupMatches,
  promo,
};
