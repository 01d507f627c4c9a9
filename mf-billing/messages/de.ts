import { credits } from './credits/de.ts';
import { directDebit } from './direct-debit/de.ts';
import { discount } from './discount/de.ts';
import { history } from './history/de.ts';
import { mandates } from './mandates/de.ts';
import { methods } from './methods/de.ts';
import { pay } from './pay/de.ts';
import { premium } from './premium/de.ts';
import { priceList } from './price-list/de.ts';
import { pricing } from './pricing/de.ts';
import { receipts } from './receipts/de.ts';
import { result } from './result/de.ts';
import { state } from './state/de.ts';
import { timeBonus } from './time-bonus/de.ts';
import { withdrawal } from './withdrawal/de.ts';

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
