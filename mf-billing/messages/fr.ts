import { credits } from './credits/fr.ts';
import { directDebit } from './direct-debit/fr.ts';
import { discount } from './discount/fr.ts';
import { history } from './history/fr.ts';
import { mandates } from './mandates/fr.ts';
import { methods } from './methods/fr.ts';
import { pay } from './pay/fr.ts';
import { premium } from './premium/fr.ts';
import { priceList } from './price-list/fr.ts';
import { pricing } from './pricing/fr.ts';
import { receipts } from './receipts/fr.ts';
import { result } from './result/fr.ts';
import { state } from './state/fr.ts';
import { timeBonus } from './time-bonus/fr.ts';
import { withdrawal } from './withdrawal/fr.ts';

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
