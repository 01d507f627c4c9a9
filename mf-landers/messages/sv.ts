import { interests } from '@pairwise/i18n/messages/interests/sv';

import { landers } from '../src/landers/texts.sv.ts';
import { complaints } from './complaints/sv.ts';
import { index } from './index/sv.ts';
import { lander } from './lander/sv.ts';
import { memberLanding } from './member-landing/sv.ts';
import { memberSignup } from './member-signup/sv.ts';
import { faq, pages } from './pages/sv.ts';
import { redirect } from './redirect/sv.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
