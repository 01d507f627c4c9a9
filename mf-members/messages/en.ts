import { interests } from '@pairwise/i18n/messages/interests/en';
import { block } from './block/en.ts';
import { like } from './like/en.ts';
import { likes } from './likes/en.ts';
import { matchFinder } from './match-finder/en.ts';
import { matchModal } from './match-modal/en.ts';
import { profile } from './member-profile/en.ts';
import { own } from './own-profile/en.ts';
import { promo } from './promo/en.ts';
import { region } from './region/en.ts';
import { complaint } from './complaint/en.ts';
import { search } from './search/en.ts';
import { signupMatches } from './signup-matches/en.ts';
import { swipe } from './swipe-game/en.ts';

const en = {
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

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-members': typeof en;
  }
}
