import { alonetonight } from './alonetonight/nl.ts';
import { index } from './index/nl.ts';

export default { alonetonight, index };
