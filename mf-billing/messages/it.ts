import { credits } from './credits/it.ts';
import { directDebit } from './direct-debit/it.ts';
import { discount } from './discount/it.ts';
import { history } from './history/it.ts';
import { mandates } from './mandates/it.ts';
import { methods } from './methods/it.ts';
import { pay } from './pay/it.ts';
import { premium } from './premium/it.ts';
import { priceList } from './price-list/it.ts';
import { pricing } from './pricing/it.ts';
import { receipts } from './receipts/it.ts';
import { result } from './result/it.ts';
import { state } from './state/it.ts';
import { timeBonus } from './time-bonus/it.ts';
import { withdrawal } from './withdrawal/it.ts';

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
