import { interests } from '@pairwise/i18n/messages/interests/pl';

import { landers } from '../src/landers/texts.pl.ts';
import { complaints } from './complaints/pl.ts';
import { index } from './index/pl.ts';
import { lander } from './lander/pl.ts';
import { memberLanding } from './member-landing/pl.ts';
import { memberSignup } from './member-signup/pl.ts';
import { faq, pages } from './pages/pl.ts';
import { redirect } from './redirect/pl.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
