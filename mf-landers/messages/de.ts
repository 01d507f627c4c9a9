import { interests } from '@pairwise/i18n/messages/interests/de';

import { landers } from '../src/landers/texts.de.ts';
import { complaints } from './complaints/de.ts';
import { index } from './index/de.ts';
import { lander } from './lander/de.ts';
import { memberLanding } from './member-landing/de.ts';
import { memberSignup } from './member-signup/de.ts';
import { faq, pages } from './pages/de.ts';
import { redirect } from './redirect/de.ts';

export default { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };
