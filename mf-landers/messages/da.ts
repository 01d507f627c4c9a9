import { interests } from '@pairwise/i18n/messages/interests/da';

import { landers } from '../src/landers/texts.da.ts';
import { complaints } from './complaints/da.ts';
import { index } from './index/da.ts';
import { lander } from './lander/da.ts';
import { memberLanding } from './member-landing/da.ts';
import { memberSignup } from './member-signup/da.ts';
import { faq, pages } from './pages/da.ts';
import { redirect } from './redirect/da.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
