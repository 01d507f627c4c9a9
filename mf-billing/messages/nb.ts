import { credits } from './credits/nb.ts';
import { directDebit } from './direct-debit/nb.ts';
import { discount } from './discount/nb.ts';
import { history } from './history/nb.ts';
import { mandates } from './mandates/nb.ts';
import { methods } from './methods/nb.ts';
import { pay } from './pay/nb.ts';
import { premium } from './premium/nb.ts';
import { priceList } from './price-list/nb.ts';
import { pricing } from './pricing/nb.ts';
import { receipts } from './receipts/nb.ts';
import { result } from './result/nb.ts';
import { state } from './state/nb.ts';
import { timeBonus } from './time-bonus/nb.ts';
import { withdrawal } from './withdrawal/nb.ts';

export default {
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
