import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { aboutLength, headlineLength, signupMessageLength, tracking, typed } from '../shapes/account.ts';
import { genders, sought } from '../shapes/member.ts';
import { publicId } from '../shapes/public-id.ts';
import { user } from '../shapes/user.ts';
import { profileFieldValues } from '../profile-choices.ts';
import { placeInput } from './location.ts';

/** The steps after the form, in order. A step number of 5 means that all are done. */
export const signupSteps = ['message', 'photo', 'location', 'personal', 'about'] as const;
export type SignupStep = (typeof signupSteps)[number];

export const signup = endpoint({
  method: 'POST',
  path: '/api/signup.php',
  summary:
    'Creates an unconfirmed account and logs it in. Repeating the request with the same Idempotency-Key logs in again and creates nothing. On sites with the same response for every address there is no session, and the result is sent by mail.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  body: z.extend(tracking, {
    email: typed(254),
    name: typed(100),
    password: typed(200),
    /** `YYYY-MM-DD`, or empty. */
    date_of_birth: typed(40),
    /** A first message to `profile`; without `profile`, the start of the text about the new member. */
    signup_message: z.optional(typed(signupMessageLength)),
    /** The member on whose landing page the visitor signs up. */
    profile: z.optional(publicId),
    terms: z.literal(true),
    /** The language of the visitor; by default that of the page. */
    language: z.optional(z.enum(languages)),
  }),
  response: z.object({
    /** Null on sites with the same response for every address. The visitor continues by the link of a mail. */
    user: z.nullable(user),
    step: z.int(),
  }),
  errors: [
    'signups_closed',
    'email_exists',
    'email_pending_deletion',
    'invalid_email',
    'invalid_name',
    'invalid_password',
    'date_of_birth_required',
    'invalid_date_of_birth',
    'contact_details_not_allowed',
    'network_limit',
    'signup_limit',
  ],
});

/** The saved fields of all steps; null or empty for steps that were not saved. */
const answers = z.object({
  signup_message: z.nullable(z.string()),
  country: z.string(),
  region: z.nullable(z.int()),
  city: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  seek_gender: z.nullable(z.enum(sought)),
  sexuality: z.nullable(z.string()),
  relationship_status: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interests: z.array(z.string()),
});

export const getSignup = endpoint({
  method: 'GET',
  path: '/api/signup.php',
  summary: 'Returns the progress of the member’s signup and the saved answers.',
  requires: 'member',
  response: z.object({
    /** The first open step; 5 when none is open. */
    step: z.int(),
    done: z.array(z.enum(signupSteps)),
    email: z.string(),
    confirmed: z.boolean(),
    /** The recipient of the held first message, if there is one. */
    message_to: z.nullable(z.string()),
    answers,
  }),
  errors: [],
});

/** The member's answer to one step. Steps can be saved in any order and more than once. */
export const signupStepAnswer = z.discriminatedUnion('step', [
  z.object({ step: z.literal('message'), data: z.object({ signup_message: typed(signupMessageLength) }) }),
  /** Completes the step, with or without a photo. Photos are added by photos.php. */
  z.object({ step: z.literal('photo'), data: z.object({}) }),
  /** Null skips the step. */
  z.object({ step: z.literal('location'), data: z.nullable(placeInput) }),
  z.object({
    step: z.literal('personal'),
    data: z.object({
      gender: z.enum(genders),
      seek_gender: z.enum(sought),
      sexuality: z.optional(z.enum(profileFieldValues.sexuality)),
      relationship_status: z.optional(z.enum(profileFieldValues.relationship_status)),
    }),
  }),
  z.object({
    step: z.literal('about'),
    data: z.object({
      headline: z.optional(typed(headlineLength)),
      about: typed(aboutLength),
      interests: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
    }),
  }),
]);

export const saveSignupStep = endpoint({
  method: 'PUT',
  path: '/api/signup.php',
  summary: 'Saves one step of the signup.',
  requires: 'member',
  body: signupStepAnswer,
  response: z.object({ step: z.int(), user }),
  errors: [
    'invalid_location',
    'town_unknown',
    'contact_details_not_allowed',
    'gender_locked',
    'location_limit',
    'invalid_date_of_birth',
  ],
});

export const changeSignupEmail = endpoint({
  method: 'PUT',
  path: '/api/signup-email.php',
  summary: 'Changes the address of an unconfirmed account and sends the activation mail there.',
  requires: 'member',
  body: z.object({ email: typed(254), password: typed(200) }),
  response: z.object({ user }),
  errors: [
    'email_exists',
    'address_limit',
    'invalid_email',
    'old_password_wrong',
    'too_many_attempts',
    'already_confirmed',
    'mail_limit',
  ],
});

export const sendActivationMail = endpoint({
  method: 'POST',
  path: '/api/activation-mail.php',
  summary: 'Sends the mail with the activation link again.',
  requires: 'member',
  body: z.object({}),
  response: z.object({ ok: z.literal(true), next_at: z.iso.datetime() }),
  errors: ['mail_limit', 'already_confirmed'],
});
