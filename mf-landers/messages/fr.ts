import { interests } from '@pairwise/i18n/messages/interests/fr';

import { landers } from '../src/landers/texts.fr.ts';
import { complaints } from './complaints/fr.ts';
import { index } from './index/fr.ts';
import { lander } from './lander/fr.ts';
import { memberLanding } from './member-landing/fr.ts';
import { memberSignup } from './member-signup/fr.ts';
import { faq, pages } from './pages/fr.ts';
import { redirect } from './redirect/fr.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
