import { credits } from './credits/en.ts';
import { directDebit } from './direct-debit/en.ts';
import { discount } from './discount/en.ts';
import { history } from './history/en.ts';
import { mandates } from './mandates/en.ts';
import { methods } from './methods/en.ts';
import { pay } from './pay/en.ts';
import { premium } from './premium/en.ts';
import { priceList } from './price-list/en.ts';
import { pricing } from './pricing/en.ts';
import { receipts } from './receipts/en.ts';
import { result } from './result/en.ts';
import { state } from './state/en.ts';
import { timeBonus } from './time-bonus/en.ts';
import { withdrawal } from './withdrawal/en.ts';

const en = {
  credits,
  directDebit,
  discount,
  history,
  mandates,
  methods,
  pay,
  premium,
  priceList,
  pricing,
  receipts,
  result,
  state,
  timeBonus,
  withdrawal,
};

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-billing': typeof en;
  }
}
