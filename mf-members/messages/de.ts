import { interests } from '@pairwise/i18n/messages/interests/de';
import { block } from './block/de.ts';
import { like } from './like/de.ts';
import { likes } from './likes/de.ts';
import { matchFinder } from './match-finder/de.ts';
import { matchModal } from './match-modal/de.ts';
import { profile } from './member-profile/de.ts';
import { own } from './own-profile/de.ts';
import { promo } from './promo/de.ts';
import { region } from './region/de.ts';
import { complaint } from './complaint/de.ts';
import { search } from './search/de.ts';
import { signupMatches } from './signup-matches/de.ts';
import { swipe } from './swipe-game/de.ts';

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
