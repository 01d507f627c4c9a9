import { credits } from './credits/nl.ts';
import { directDebit } from './direct-debit/nl.ts';
import { discount } from './discount/nl.ts';
import { history } from './history/nl.ts';
import { mandates } from './mandates/nl.ts';
import { methods } from './methods/nl.ts';
import { pay } from './pay/nl.ts';
import { premium } from './premium/nl.ts';
import { priceList } from './price-list/nl.ts';
import { pricing } from './pricing/nl.ts';
import { receipts } from './receipts/nl.ts';
import { result } from './result/nl.ts';
import { state } from './state/nl.ts';
import { timeBonus } from './time-bonus/nl.ts';
import { withdrawal } from './withdrawal/nl.ts';

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
