import { openShop } from '../../claims/support/shop.ts';
import { median } from '../alternate.ts';
import type { Bench } from '../bench.ts';
import { measurePurchaseRate } from './purchase-rate.ts';

/** The first of three ports, which no claim uses: claims run beside benches. */
const PORT = 4676;
const PURCHASES = { full: 200, smoke: 16 };
/** Of the rate over HTTP to that of the bare driver, at least. */
const RATE_TARGET = 0.5;

/** Measures purchases with their notices against their statements by the bare driver. */
export const billing: Bench = {
  name: 'billing',
  title: 'purchases with the notices of the payment sandbox, by two apis',
  run: async ({ runs, size, log }) => {
    const purchases = PURCHASES[size];
    const shop = await openShop({ purpose: 'bench-billing', port: PORT, log });
    try {
      const rate = await measurePurchaseRate({ shop, runs, purchases });
      return {
        [`purchases per second over HTTP (median of ${runs} × ${purchases})`]: median(rate.ours).toFixed(1),
        [`their ${rate.statements} statements each by the bare driver, per second`]: median(rate.peer).toFixed(1),
        [`purchases to the bare driver, ratio (target ≥ ${RATE_TARGET})`]: rate.ratio.toFixed(2),
      };
    } finally {
      await shop.close();
    }
  },
};
