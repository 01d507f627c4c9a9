import { interests } from '@pairwise/i18n/messages/interests/it';

import { landers } from '../src/landers/texts.it.ts';
import { complaints } from './complaints/it.ts';
import { index } from './index/it.ts';
import { lander } from './lander/it.ts';
import { memberLanding } from './member-landing/it.ts';
import { memberSignup } from './member-signup/it.ts';
import { faq, pages } from './pages/it.ts';
import { redirect } from './redirect/it.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
