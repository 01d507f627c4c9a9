import { bus, useStream } from '@pairwise/bus';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';

/**
 * Says what a message costs at least in the visitor's country, after another sentence; nothing where that is not known. The build
 * leaves the price to the gateway, which removes the element if there is none. Two versions of a language's formats may differ in
 * a space, which is no reason to render the page again.
 */
export const MessagePrice = () => {
  const { t } = useTranslation('mf-landers');
  const language = useLanguage();
  const { minimum_message_costs: costs, geoip_selected_country: country } = useStream(bus.settings$);
  const cost = costs[country];
  if (!cost) return null;
  const price = formatMoney(cost.costs, cost.currency, language);
  return (
    <span data-needs="message-price" suppressHydrationWarning>
      {` ${t('lander.price', { price })}`}
    </span>
  );
};
