import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { membersPages, mostMembersPerPage, mostSearchInterests, searchAges } from '../search-limits.ts';
import { genders, memberCard } from '../shapes/member.ts';
import { trafficSource } from '../shapes/traffic-source.ts';

const numberParameter = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  );

const interestList = new RegExp(`^[a-z_]{1,40}(,[a-z_]{1,40}){0,${mostSearchInterests - 1}}$`);

export const getMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  summary:
    'Searches members. Those with a photo come first; within each group the latest activity, or with `sort=new` the newest member. `cursor` continues a search; `pageNumber` alone uses an offset.',
  requires: 'all',
  query: z.object({
    /** Default: the gender that the member seeks, which can be both; for a visitor the site's `search_defaults`. */
    gender: z.optional(z.enum(genders)),
    /** Default: the member's own country; for a visitor `settings.geoip_selected_country`. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    countryregion: z.optional(numberParameter(1, 99_999)),
    min_age: z.optional(numberParameter(searchAges.min, searchAges.max)),
    max_age: z.optional(numberParameter(searchAges.min, searchAges.max)),
    pageNumber: z.optional(numberParameter(1, membersPages)),
    results: z.optional(numberParameter(1, mostMembersPerPage)),
    cursor: z.optional(z.string().check(z.maxLength(64))),
    /** Only members with a photo. */
    photo: z.optional(z.literal('yes')),
    /** Keys of interests, separated by commas. Finds members who have at least one of them. */
    interests: z.optional(z.string().check(z.regex(interestList))),
    /**
     * `active` (the default): latest activity first; `new`: newest members first. Members with a photo always come before
     * the others.
     */
    sort: z.optional(z.enum(['active', 'new'])),
    /** `no` also finds members whose preferences exclude the member. */
    two_way: z.optional(z.enum(['yes', 'no'])),
    network: trafficSource,
    ref: trafficSource,
  }),
  response: z.object({
    profiles: z.array(memberCard),
    /** Never above `mostMembersCounted + 1`, which means "more than `mostMembersCounted`". */
    numResults: z.int(),
    similar: z.array(memberCard),
    relaxed: z.array(z.enum(['countryregion', 'age', 'country'])),
    cursor: z.nullable(z.string()),
  }),
  errors: ['search_not_allowed', 'invalid_age_range'],
});
