import { landers } from '../src/landers/texts.de.ts';
import { complaints } from './complaints/de.ts';
import { index } from './index/de.ts';
import { lander } from './lander/de.ts';
import { memberSignup } from './member-signup/de.ts';
import { faq, pages } from './pages/de.ts';

export default { complaints, faq, index, lander, landers, memberSignup, pages };
