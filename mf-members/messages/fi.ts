import { interests } from '@pairwise/i18n/messages/interests/fi';
import { block } from './block/fi.ts';
import { like } from './like/fi.ts';
import { likes } from './likes/fi.ts';
import { matchFinder } from './match-finder/fi.ts';
import { matchModal } from './match-modal/fi.ts';
import { profile } from './member-profile/fi.ts';
import { own } from './own-profile/fi.ts';
import { promo } from './promo/fi.ts';
import { region } from './region/fi.ts';
import { complaint } from './complaint/fi.ts';
import { search } from './search/fi.ts';
import { signupMatches } from './signup-matches/fi.ts';
import { swipe } from './swipe-game/fi.ts';

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
