import { interests } from '@pairwise/i18n/messages/interests/da';
import { block } from './block/da.ts';
import { like } from './like/da.ts';
import { likes } from './likes/da.ts';
import { matchFinder } from './match-finder/da.ts';
import { matchModal } from './match-modal/da.ts';
import { profile } from './member-profile/da.ts';
import { own } from './own-profile/da.ts';
import { promo } from './promo/da.ts';
import { region } from './region/da.ts';
import { complaint } from './complaint/da.ts';
import { search } from './search/da.ts';
import { signupMatches } from './signup-matches/da.ts';
import { swipe } from './swipe-game/da.ts';

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
