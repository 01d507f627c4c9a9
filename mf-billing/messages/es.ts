import { credits } from './credits/es.ts';
import { directDebit } from './direct-debit/es.ts';
import { discount } from './discount/es.ts';
import { history } from './history/es.ts';
import { mandates } from './mandates/es.ts';
import { methods } from './methods/es.ts';
import { pay } from './pay/es.ts';
import { premium } from './premium/es.ts';
import { priceList } from './price-list/es.ts';
import { pricing } from './pricing/es.ts';
import { receipts } from './receipts/es.ts';
import { result } from './result/es.ts';
import { state } from './state/es.ts';
import { timeBonus } from './time-bonus/es.ts';
import { withdrawal } from './withdrawal/es.ts';

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
