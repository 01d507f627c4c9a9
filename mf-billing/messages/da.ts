import { credits } from './credits/da.ts';
import { directDebit } from './direct-debit/da.ts';
import { discount } from './discount/da.ts';
import { history } from './history/da.ts';
import { mandates } from './mandates/da.ts';
import { methods } from './methods/da.ts';
import { pay } from './pay/da.ts';
import { premium } from './premium/da.ts';
import { priceList } from './price-list/da.ts';
import { pricing } from './pricing/da.ts';
import { receipts } from './receipts/da.ts';
import { result } from './result/da.ts';
import { state } from './state/da.ts';
import { timeBonus } from './time-bonus/da.ts';
import { withdrawal } from './withdrawal/da.ts';

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
