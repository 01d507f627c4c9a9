import { interests } from '@pairwise/i18n/messages/interests/it';
import { block } from './block/it.ts';
import { like } from './like/it.ts';
import { likes } from './likes/it.ts';
import { matchFinder } from './match-finder/it.ts';
import { matchModal } from './match-modal/it.ts';
import { profile } from './member-profile/it.ts';
import { own } from './own-profile/it.ts';
import { promo } from './promo/it.ts';
import { region } from './region/it.ts';
import { complaint } from './complaint/it.ts';
import { search } from './search/it.ts';
import { signupMatches } from './signup-matches/it.ts';
import { swipe } from './swipe-game/it.ts';

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
