import { interests } from '@pairwise/i18n/messages/interests/fr';
import { block } from './block/fr.ts';
import { like } from './like/fr.ts';
import { likes } from './likes/fr.ts';
import { matchFinder } from './match-finder/fr.ts';
import { matchModal } from './match-modal/fr.ts';
import { profile } from './member-profile/fr.ts';
import { own } from './own-profile/fr.ts';
import { promo } from './promo/fr.ts';
import { region } from './region/fr.ts';
import { complaint } from './complaint/fr.ts';
import { search } from './search/fr.ts';
import { signupMatches } from './signup-matches/fr.ts';
import { swipe } from './swipe-game/fr.ts';

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
