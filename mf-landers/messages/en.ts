import { landers } from '../src/landers/texts.en.ts';
import { complaints } from './complaints/en.ts';
import { index } from './index/en.ts';
import { lander } from './lander/en.ts';
import { memberSignup } from './member-signup/en.ts';
import { faq, pages } from './pages/en.ts';

const en = { complaints, faq, index, lander, landers, memberSignup, pages };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-landers': typeof en;
  }
}
