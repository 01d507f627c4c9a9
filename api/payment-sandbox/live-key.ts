/** Whether a key moves real money: Mollie's `live_…`, Stripe's secret `sk_live_…` and restricted `rk_live_…`. */
export const isLiveKey = (key: string): boolean => /^(?:sk_|rk_)?live_/.test(key);
