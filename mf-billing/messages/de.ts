import { credits } from './credits/de.ts';
import { premium } from './premium/de.ts';
import { priceList } from './price-list/de.ts';
import { pricing } from './pricing/de.ts';
import { state } from './state/de.ts';
import { timeBonus } from './time-bonus/de.ts';

export default { credits, premium, priceList, pricing, state, timeBonus };
