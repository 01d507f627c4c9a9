import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { interestKeys, mostInterests, profileFieldValues } from '../profile-choices.ts';
import { aboutLength, headlineLength, typed } from '../shapes/account.ts';
import { genders, sought } from '../shapes/member.ts';
import { profileStatus } from '../shapes/user.ts';

/** The parts of a complete profile. `completeness` is the share of the parts that are filled. */
export const profileParts = ['photo', 'location', 'fields', 'headline', 'about', 'interests'] as const;

/** The member's own profile, whatever its status. The place is changed by location.php, the photos by photos.php. */
export const ownProfile = z.object({
  name: z.string(),
  status: profileStatus,
  date_of_birth: z.iso.date(),
  gender: z.nullable(z.enum(genders)),
  sexuality: z.nullable(z.enum(profileFieldValues.sexuality)),
  seek_gender: z.nullable(z.enum(sought)),
  country: z.string(),
  region: z.nullable(z.int()),
  region_name: z.nullable(z.string()),
  city: z.nullable(z.string()),
  hair_color: z.nullable(z.enum(profileFieldValues.hair_color)),
  eye_color: z.nullable(z.enum(profileFieldValues.eye_color)),
  body_type: z.nullable(z.enum(profileFieldValues.body_type)),
  relationship_status: z.nullable(z.enum(profileFieldValues.relationship_status)),
  tattoos: z.nullable(z.enum(profileFieldValues.tattoos)),
  headline: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interests: z.array(z.enum(interestKeys)),
  /** The member agreed to landing pages that show them to visitors (decisions R-10). */
  landing_opt_in: z.boolean(),
});
export type OwnProfile = z.output<typeof ownProfile>;

const profileResponse = z.object({
  profile: ownProfile,
  /** 0 to 100. */
  completeness: z.int(),
  missing: z.array(z.enum(profileParts)),
});

const choice = <const Values extends readonly string[]>(values: Values) => z.optional(z.nullable(z.enum(values)));

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile.php',
  summary: 'Returns the member’s own profile with all fields and its completeness.',
  requires: 'member',
  response: profileResponse,
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  summary: 'Changes the fields that are sent; null clears a field. The gender cannot be changed once it is set.',
  requires: 'member',
  body: z.object({
    name: z.optional(typed(100)),
    gender: z.optional(z.enum(genders)),
    sexuality: choice(profileFieldValues.sexuality),
    seek_gender: z.optional(z.enum(sought)),
    hair_color: choice(profileFieldValues.hair_color),
    eye_color: choice(profileFieldValues.eye_color),
    body_type: choice(profileFieldValues.body_type),
    relationship_status: choice(profileFieldValues.relationship_status),
    tattoos: choice(profileFieldValues.tattoos),
    headline: z.optional(z.nullable(typed(headlineLength))),
    about: z.optional(z.nullable(typed(aboutLength))),
    interests: z.optional(z.array(z.enum(interestKeys)).check(z.maxLength(mostInterests))),
    landing_opt_in: z.optional(z.boolean()),
  }),
  response: profileResponse,
  errors: ['invalid_name', 'contact_details_not_allowed', 'gender_locked'],
});
