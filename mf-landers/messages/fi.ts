import { interests } from '@pairwise/i18n/messages/interests/fi';

import { landers } from '../src/landers/texts.fi.ts';
import { complaints } from './complaints/fi.ts';
import { index } from './index/fi.ts';
import { lander } from './lander/fi.ts';
import { memberLanding } from './member-landing/fi.ts';
import { memberSignup } from './member-signup/fi.ts';
import { faq, pages } from './pages/fi.ts';
import { redirect } from './redirect/fi.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
