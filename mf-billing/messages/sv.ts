import { credits } from './credits/sv.ts';
import { directDebit } from './direct-debit/sv.ts';
import { discount } from './discount/sv.ts';
import { history } from './history/sv.ts';
import { mandates } from './mandates/sv.ts';
import { methods } from './methods/sv.ts';
import { pay } from './pay/sv.ts';
import { premium } from './premium/sv.ts';
import { priceList } from './price-list/sv.ts';
import { pricing } from './pricing/sv.ts';
import { receipts } from './receipts/sv.ts';
import { result } from './result/sv.ts';
import { state } from './state/sv.ts';
import { timeBonus } from './time-bonus/sv.ts';
import { withdrawal } from './withdrawal/sv.ts';

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
