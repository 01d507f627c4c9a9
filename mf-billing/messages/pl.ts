import { credits } from './credits/pl.ts';
import { directDebit } from './direct-debit/pl.ts';
import { discount } from './discount/pl.ts';
import { history } from './history/pl.ts';
import { mandates } from './mandates/pl.ts';
import { methods } from './methods/pl.ts';
import { pay } from './pay/pl.ts';
import { premium } from './premium/pl.ts';
import { priceList } from './price-list/pl.ts';
import { pricing } from './pricing/pl.ts';
import { receipts } from './receipts/pl.ts';
import { result } from './result/pl.ts';
import { state } from './state/pl.ts';
import { timeBonus } from './time-bonus/pl.ts';
import { withdrawal } from './withdrawal/pl.ts';

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
