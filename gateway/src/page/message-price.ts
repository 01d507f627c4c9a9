import { formatLocale, type Language } from '@pairwise/contracts/languages';
import * as z from 'zod/mini';

import type { SiteSettings } from './settings-source.ts';

const cost = z.object({ costs: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

/**
 * Returns the lowest price of a message in the visitor's country, as the page's code formats it (`shared/i18n/format.ts`); empty
 * where the settings have none.
 */
export const messagePrice = (settings: SiteSettings, language: Language): string => {
  const { minimum_message_costs: costs, geoip_selected_country: country } = settings;
  if (typeof costs !== 'object' || costs === null || country === undefined || !Object.hasOwn(costs, country)) return '';
  const parsed = cost.safeParse(Reflect.get(costs, country));
  if (!parsed.success) return '';
  const { costs: minor, currency } = parsed.data;
  const format = new Intl.NumberFormat(formatLocale(language, country), { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
