import { premium } from './premium/de.ts';
import { priceList } from './price-list/de.ts';
import { pricing } from './pricing/de.ts';
import { timeBonus } from './time-bonus/de.ts';

export default { premium, priceList, pricing, timeBonus };
