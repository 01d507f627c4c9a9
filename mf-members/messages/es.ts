import { interests } from '@pairwise/i18n/messages/interests/es';
import { block } from './block/es.ts';
import { like } from './like/es.ts';
import { likes } from './likes/es.ts';
import { matchFinder } from './match-finder/es.ts';
import { matchModal } from './match-modal/es.ts';
import { profile } from './member-profile/es.ts';
import { own } from './own-profile/es.ts';
import { promo } from './promo/es.ts';
import { region } from './region/es.ts';
import { complaint } from './complaint/es.ts';
import { search } from './search/es.ts';
import { signupMatches } from './signup-matches/es.ts';
import { swipe } from './swipe-game/es.ts';

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
