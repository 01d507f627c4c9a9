import { interests } from '@pairwise/i18n/messages/interests/nb';

import { landers } from '../src/landers/texts.nb.ts';
import { complaints } from './complaints/nb.ts';
import { index } from './index/nb.ts';
import { lander } from './lander/nb.ts';
import { memberLanding } from './member-landing/nb.ts';
import { memberSignup } from './member-signup/nb.ts';
import { faq, pages } from './pages/nb.ts';
import { redirect } from './redirect/nb.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
