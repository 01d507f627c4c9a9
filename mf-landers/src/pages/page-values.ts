import type { Endpoints, ResponseOf, Settings } from '@pairwise/contracts';
import { withdrawalDays } from '@pairwise/contracts/withdrawal-period';
import { countryName, formatDate, formatNumber } from '@pairwise/i18n';
import type { Language } from '@pairwise/contracts/languages';

import type { Values } from './fill-text.ts';
import { termsVersion } from './terms-version.ts';

export type Company = ResponseOf<Endpoints['GET /api/companyinfo.php']>['companyinfo'];

const ADULT = 18;

/** Removes dashes and white space, so that the number can be dialled (LAND-03). */
export const phoneNumber = (typed: string): string => typed.replaceAll(/[-\s]/g, '');

const minAge = ({ countries, geoip_selected_country: selected }: Settings): number =>
  countries.find(({ code }) => code === selected)?.min_age ?? ADULT;

/** The values that texts of pages name: the company's, the site's and their rules. */
export const pageValues = (company: Company, settings: Settings, language: Language): Values => {
  const number = (value: number): string => formatNumber(value, language);
  return {
    site: settings.name,
    domain: settings.domain,
    company: company.name,
    address: company.address,
    city: company.city,
    country: countryName(company.country, language),
    kvk: company.kvk,
    tradenames: company.tradenames.join(', '),
    vat_numbers: company.vat_numbers.join(', '),
    phone: phoneNumber(company.support_phone),
    email: settings.support_email,
    delete_discount: company.delete_discount === null ? undefined : number(company.delete_discount),
    version: formatDate(termsVersion(company.added), language, { dateStyle: 'long', timeZone: 'UTC' }),
    min_age: number(minAge(settings)),
    refund_days: number(withdrawalDays(settings.refund_days)),
    message_credits: number(settings.message_credits),
    photo_credits: number(settings.photo_credits),
    gift_credits: number(settings.gift_credits),
    signup_credits: settings.signup_credits > 0 ? number(settings.signup_credits) : undefined,
    message_length: number(settings.message_length),
    fictional_singular: settings.fictional_singular || undefined,
    fictional_plural: settings.fictional_plural || undefined,
  };
};
