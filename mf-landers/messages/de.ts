import { landers } from '../src/landers/texts.de.ts';
import { index } from './index/de.ts';
import { lander } from './lander/de.ts';
import { memberSignup } from './member-signup/de.ts';

export default { index, lander, landers, memberSignup };
