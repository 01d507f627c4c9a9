import { credits } from './credits/fi.ts';
import { directDebit } from './direct-debit/fi.ts';
import { discount } from './discount/fi.ts';
import { history } from './history/fi.ts';
import { mandates } from './mandates/fi.ts';
import { methods } from './methods/fi.ts';
import { pay } from './pay/fi.ts';
import { premium } from './premium/fi.ts';
import { priceList } from './price-list/fi.ts';
import { pricing } from './pricing/fi.ts';
import { receipts } from './receipts/fi.ts';
import { result } from './result/fi.ts';
import { state } from './state/fi.ts';
import { timeBonus } from './time-bonus/fi.ts';
import { withdrawal } from './withdrawal/fi.ts';

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
