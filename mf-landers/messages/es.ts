import { interests } from '@pairwise/i18n/messages/interests/es';

import { landers } from '../src/landers/texts.es.ts';
import { complaints } from './complaints/es.ts';
import { index } from './index/es.ts';
import { lander } from './lander/es.ts';
import { memberLanding } from './member-landing/es.ts';
import { memberSignup } from './member-signup/es.ts';
import { faq, pages } from './pages/es.ts';
import { redirect } from './redirect/es.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
