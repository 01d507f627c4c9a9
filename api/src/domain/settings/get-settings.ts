import { defaultLanguage, isLanguage, type Language, type Settings } from '@pairwise/contracts';

import type { Context } from '../context.ts';
import type { Member } from '../account/member.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCompany } from './companies.repository.ts';
import { listCountries, listInterests, listRegions } from '../reference/reference.repository.ts';
import { minimumMessageCosts, sendPrices } from '../products/credit-price.ts';
import { listPrices } from '../products/prices.repository.ts';
import type { Site } from '../sites/sites.repository.ts';

/** Collects the settings that the browser needs. `branding` may be another site's (decisions G-11); rules stay this site's. */
export const getSettings = async (
  context: Context,
  branding: Site,
  member: Member | null,
  pushPublicKey: string,
): Promise<Settings> => {
  const { db, site, geoipCountry } = context;
  const [selected, countries, regions, interests, prices, company] = await Promise.all([
    homeCountry(context, member),
    listCountries(db),
    listRegions(db),
    listInterests(db),
    listPrices(db),
    findCompany(db, branding.companyId),
  ]);
  const { default_country: fallback, ...shown } = site.settings;
  const place = countries.find((country) => country.code === selected);
  return {
    ...shown,
    name: branding.name,
    domain: branding.domain,
    domain_language: branding.domainLanguage,
    cdn_prefix: '/media/',
    niche: branding.niche,
    company_id: branding.companyId,
    mail_name: branding.settings.mail_name,
    index_title: branding.settings.index_title,
    description: branding.settings.description,
    countries: countries.map(({ code, currency, languages, region_label, min_age }) => ({
      code,
      currency,
      region_label,
      min_age,
      languages: supported(languages),
    })),
    geoip_country: geoipCountry ?? fallback,
    geoip_selected_country: selected,
    signups: site.signups,
    push_public_key: pushPublicKey,
    support_phone: company.support_phone,
    minimum_message_costs: minimumMessageCosts(countries, prices, site.settings.message_credits),
    send_prices: sendPrices(prices, site.settings),
    interests,
    region_data: { country: selected, label: place?.region_label ?? 'region', regions: regions[selected] ?? [] },
  };
};

/** The languages of a country that the product supports; the default language when there is none (decisions L-3). */
const supported = (languages: string[]): Language[] => {
  const ours = languages.filter(isLanguage);
  return ours.length > 0 ? ours : [defaultLanguage];
};
