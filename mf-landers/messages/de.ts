import { alonetonight } from './alonetonight/de.ts';
import { index } from './index/de.ts';

export default { alonetonight, index };
