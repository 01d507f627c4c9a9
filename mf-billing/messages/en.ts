import { premium } from './premium/en.ts';
import { priceList } from './price-list/en.ts';
import { pricing } from './pricing/en.ts';
import { timeBonus } from './time-bonus/en.ts';

const en = { premium, priceList, pricing, timeBonus };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-billing': typeof en;
  }
}
