import { bus, useStream } from '@pairwise/bus';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';

import { useWelcomePrice } from './welcome-price.queries.ts';

/** Returns what sending costs in the member's currency, in minor units; undefined without prices in it. */
const useSendPrices = () => {
  const { send_prices: prices, countries, geoip_selected_country: fallback } = useStream(bus.settings$);
  const home = useStream(bus.user$)?.country;
  const currencyOf = (country: string | undefined) => countries.find(({ code }) => code === country)?.currency;
  const currency = currencyOf(home) ?? currencyOf(fallback);
  const found = currency === undefined ? undefined : prices[currency];
  return currency !== undefined && found ? { ...found, currency } : undefined;
};

/** Formats what the next message costs in money: the regular price, which no discount reduces. */
export const useMessagePrice = ({ text, photo }: { text: boolean; photo: boolean }): string | undefined => {
  const prices = useSendPrices();
  const language = useLanguage();
  if (!prices) return undefined;
  const { message_minor: ofText, photo_minor: ofPhoto, photo_message_minor: ofBoth } = prices;
  const minor = photo ? (text ? ofBoth : ofPhoto) : ofText;
  return formatMoney(minor, prices.currency, language);
};

/**
 * Says how many credits the smallest bundle has and what the member pays for it now, where a member has too few. Says nothing
 * until that price is known.
 */
export const useBundleOffer = (isNeeded: boolean): string => {
  const { t } = useTranslation('mf-chat');
  const prices = useSendPrices();
  const language = useLanguage();
  const welcome = useWelcomePrice(isNeeded, prices?.currency);
  if (!prices || !isNeeded || welcome.isLoading) return '';
  const { credits, amount_minor: minor } = prices.bundle;
  const price = formatMoney(welcome.minor ?? minor, prices.currency, language);
  return t('chat.bundleOffer', { credits: t('chat.credits', { count: credits }), price });
};
