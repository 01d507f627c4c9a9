import { interests } from '@pairwise/i18n/messages/interests/sv';
import { block } from './block/sv.ts';
import { like } from './like/sv.ts';
import { likes } from './likes/sv.ts';
import { matchFinder } from './match-finder/sv.ts';
import { matchModal } from './match-modal/sv.ts';
import { profile } from './member-profile/sv.ts';
import { own } from './own-profile/sv.ts';
import { promo } from './promo/sv.ts';
import { region } from './region/sv.ts';
import { complaint } from './complaint/sv.ts';
import { search } from './search/sv.ts';
import { signupMatches } from './signup-matches/sv.ts';
import { swipe } from './swipe-game/sv.ts';

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
