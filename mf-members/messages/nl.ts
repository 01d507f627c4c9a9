import { interests } from '@pairwise/i18n/messages/interests/nl';
import { block } from './block/nl.ts';
import { like } from './like/nl.ts';
import { likes } from './likes/nl.ts';
import { matchFinder } from './match-finder/nl.ts';
import { matchModal } from './match-modal/nl.ts';
import { profile } from './member-profile/nl.ts';
import { own } from './own-profile/nl.ts';
import { promo } from './promo/nl.ts';
import { region } from './region/nl.ts';
import { complaint } from './complaint/nl.ts';
import { search } from './search/nl.ts';
import { signupMatches } from './signup-matches/nl.ts';
import { swipe } from './swipe-game/nl.ts';

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
