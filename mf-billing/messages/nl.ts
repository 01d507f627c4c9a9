import { premium } from './premium/nl.ts';
import { priceList } from './price-list/nl.ts';
import { pricing } from './pricing/nl.ts';
import { timeBonus } from './time-bonus/nl.ts';

export default { premium, priceList, pricing, timeBonus };
