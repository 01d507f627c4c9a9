import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatMoney } from '@pairwise/i18n';

type UsePrices = ResponseOf<Endpoints['GET /api/products.php']>['use_prices'];

/** Formats the lowest price of a message. */
export const lowestMessagePrice = (
  { message, currency }: UsePrices,
  language: Parameters<typeof formatMoney>[2],
): string => formatMoney(message.low_minor, currency, language);
