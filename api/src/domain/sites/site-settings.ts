import { searchFields } from '@pairwise/contracts/endpoints/settings';
import { searchAges } from '@pairwise/contracts/search-limits';
import { profileFieldKeys } from '@pairwise/contracts/shapes/member';
import { z } from 'zod';

const yesNo = z.enum(['yes', 'no']);

/**
 * The settings of a site (`sites.settings`), with the defaults of decisions 4.5. Every rule reads its numbers here, so
 * that the number on screen and the enforced number cannot differ.
 */
export const siteSettings = z.object({
  mail_name: z.string().default('Pairwise'),
  index_title: z.string().default('Pairwise, where two people start talking'),
  description: z.string().default('Meet people near you, talk, and see where it goes.'),
  default_country: z.string().length(2).default('NL'),
  logged_out_search: yesNo.default('no'),
  logged_out_search_trafficsource: yesNo.default('no'),
  support_email: z.email().default('support@pairwise.example'),
  enable_site_entry_popup: yesNo.default('yes'),
  visible_profile_fields: z.array(z.enum(profileFieldKeys)).default([...profileFieldKeys]),
  visible_profile_notes: z
    .array(z.enum(['headline', 'about', 'interests']))
    .default(['headline', 'about', 'interests']),
  message_credits: z.int().positive().default(1),
  photo_credits: z.int().positive().default(2),
  gift_credits: z.int().positive().default(3),
  signup_credits: z.int().nonnegative().default(3),
  message_length: z.int().positive().max(1000).default(1000),
  search_fields: z.array(z.enum(searchFields)).default([...searchFields]),
  fictional_warning: z.boolean().default(false),
  fictional_singular: z.string().default(''),
  fictional_plural: z.string().default(''),
  refund_days: z.int().nonnegative().default(14),
  member_resell: yesNo.default('no'),
  premium_match_claim: z.int().nullable().default(46),
  /** Shows an advertisement among search results (decisions F-2). */
  promo_tile: z.boolean().default(false),
  /** Replies uniformly to every address, so that no one learns whether it has an account (decisions A-10). */
  uniform_reset_reply: z.boolean().default(false),
  search_defaults: z
    .object({
      gender: z.enum(['male', 'female']),
      min_age: z.int().min(searchAges.min),
      max_age: z.int().max(searchAges.max),
    })
    .default({ gender: 'female', min_age: searchAges.min, max_age: searchAges.max }),
});

export type SiteSettings = z.output<typeof siteSettings>;
