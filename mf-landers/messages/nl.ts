import { interests } from '@pairwise/i18n/messages/interests/nl';

import { landers } from '../src/landers/texts.nl.ts';
import { complaints } from './complaints/nl.ts';
import { index } from './index/nl.ts';
import { lander } from './lander/nl.ts';
import { memberLanding } from './member-landing/nl.ts';
import { memberSignup } from './member-signup/nl.ts';
import { faq, pages } from './pages/nl.ts';
import { redirect } from './redirect/nl.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
