import { credits } from './credits/nl.ts';
import { premium } from './premium/nl.ts';
import { priceList } from './price-list/nl.ts';
import { pricing } from './pricing/nl.ts';
import { state } from './state/nl.ts';
import { timeBonus } from './time-bonus/nl.ts';

export default { credits, premium, priceList, pricing, state, timeBonus };
