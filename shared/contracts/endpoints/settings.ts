import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { genders, profileFieldKeys } from '../shapes/member.ts';
import { regionLabel } from './regions.ts';

export const searchFields = ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'interests', 'photo'] as const;

/** The site's settings, with the fields of the specification (ENT-02). Money is in minor units of `currency`. */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  cdn_prefix: z.string(),
  niche: z.int().check(z.minimum(1), z.maximum(7)),
  company_id: z.int(),
  mail_name: z.string(),
  index_title: z.string(),
  description: z.string(),
  /** Every country that a member can live in: currency, languages in the menu's order, label of its regions. */
  countries: z.array(
    z.object({
      code: z.string(),
      currency: z.string(),
      languages: z.array(z.enum(languages)),
      region_label: regionLabel,
      min_age: z.int(),
    }),
  ),
  geoip_country: z.string(),
  geoip_selected_country: z.string(),
  signups: z.enum(['all', 'with_trafficsource', 'other']),
  logged_out_search: z.enum(['yes', 'no']),
  logged_out_search_trafficsource: z.enum(['yes', 'no']),
  push_public_key: z.nullable(z.string()),
  support_phone: z.string(),
  support_email: z.string(),
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.int(), currency: z.string() })),
  /** What sending costs by currency, at the regular price: that of credits in the smallest bundle, without a discount. */
  send_prices: z.record(
    z.string(),
    z.object({
      message_minor: z.int(),
      photo_minor: z.int(),
      /** A photo with a text. */
      photo_message_minor: z.int(),
      /** The smallest bundle. */
      bundle: z.object({ credits: z.int(), amount_minor: z.int() }),
    }),
  ),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  visible_profile_fields: z.array(z.enum(profileFieldKeys)),
  visible_profile_notes: z.array(z.enum(['headline', 'about', 'interests'])),
  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  message_length: z.int(),
  search_fields: z.array(z.enum(searchFields)),
  fictional_warning: z.boolean(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: z.int(),
  member_resell: z.enum(['yes', 'no']),
  /** A percentage; null hides the claim, which may be shown only with its source (decisions M-17). */
  premium_match_claim: z.nullable(z.int()),
  /** Keys of the interests that a member can choose, as in interests.php. */
  interests: z.array(z.string()),
  /** Regions of `geoip_selected_country`, so that a search form needs no second call. All others are in regions.php. */
  region_data: z.object({
    country: z.string(),
    label: regionLabel,
    regions: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  /** The default filters of a visitor's search. */
  search_defaults: z.object({ gender: z.enum(genders), min_age: z.int(), max_age: z.int() }),
});

export type Settings = z.output<typeof settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings.php',
  summary: 'Returns the settings of the site. `domain` selects branding only, among known sites (decisions G-11).',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  query: z.object({ domain: z.optional(z.string().check(z.maxLength(253))) }),
  response: z.object({ settings }),
  errors: [],
});
