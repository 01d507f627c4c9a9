import { landers } from '../src/landers/texts.nl.ts';
import { index } from './index/nl.ts';
import { lander } from './lander/nl.ts';
import { memberSignup } from './member-signup/nl.ts';

export default { index, lander, landers, memberSignup };
