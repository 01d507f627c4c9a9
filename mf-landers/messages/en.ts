import { interests } from '@pairwise/i18n/messages/interests/en';

import { landers } from '../src/landers/texts.en.ts';
import { complaints } from './complaints/en.ts';
import { index } from './index/en.ts';
import { lander } from './lander/en.ts';
import { memberLanding } from './member-landing/en.ts';
import { memberSignup } from './member-signup/en.ts';
import { faq, pages } from './pages/en.ts';
import { redirect } from './redirect/en.ts';

const en = { complaints, faq, index, interests, lander, landers, memberLanding, memberSignup, pages, redirect };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-landers': typeof en;
  }
}
