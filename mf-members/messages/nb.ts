import { interests } from '@pairwise/i18n/messages/interests/nb';
import { block } from './block/nb.ts';
import { like } from './like/nb.ts';
import { likes } from './likes/nb.ts';
import { matchFinder } from './match-finder/nb.ts';
import { matchModal } from './match-modal/nb.ts';
import { profile } from './member-profile/nb.ts';
import { own } from './own-profile/nb.ts';
import { promo } from './promo/nb.ts';
import { region } from './region/nb.ts';
import { complaint } from './complaint/nb.ts';
import { search } from './search/nb.ts';
import { signupMatches } from './signup-matches/nb.ts';
import { swipe } from './swipe-game/nb.ts';

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
