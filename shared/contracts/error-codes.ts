/**
 * All errors of the product with their HTTP status and English text. The texts are those of the specification's
 * catalogue, including its typos. `{name}` marks a parameter. Clients translate by code, never by text.
 */
export const errorCodes = {
  authentication_required: { status: 403, text: 'Please log in.' },
  invalid_request: { status: 400, text: 'The request is not valid.' },
  not_found: { status: 404, text: 'Not found.' },
  idempotency_mismatch: { status: 409, text: 'This request was already made with other content.' },
  rate_limited: { status: 429, text: 'Please wait a moment and try again.' },
  error: { status: 500, text: 'An error occured, please try again later.' },
  method_not_allowed: { status: 405, text: 'This address does not take that method.' },
  login_failed: { status: 401, text: 'Login failed, please try again' },
  too_many_attempts: { status: 429, text: 'Too many incorrect attempts, account blocked for {minutes} min.' },
  account_banned: { status: 403, text: 'This account has been closed. Please contact customer service.' },
  account_pending_deletion: {
    status: 403,
    text: 'This account will be deleted. Reactivate it with the link in your email, or contact customer service.',
  },
  invalid_language: { status: 422, text: 'This language is not available.' },
  invalid_age_range: { status: 422, text: 'The lowest age is above the highest.' },
  search_not_allowed: { status: 403, text: 'Please log in to search members.' },
  signups_closed: { status: 403, text: 'Signing up is not possible at the moment.' },
  email_exists: { status: 409, text: 'This email address already owns an account on this website.' },
  email_pending_deletion: {
    status: 409,
    text: 'This account will be deleted. Reactivate it with the link in your email, or contact customer service.',
  },
  invalid_email: { status: 422, text: 'Invalid email' },
  invalid_name: {
    status: 422,
    text: 'Choose a name of 2 to 20 letters, not your email address and not beginning with @.',
  },
  invalid_password: { status: 422, text: 'Choose a password of at least 8 characters that is not easy to guess.' },
  date_of_birth_required: { status: 422, text: 'Enter your date of birth ({min_age}+)' },
  invalid_date_of_birth: { status: 422, text: 'Invalid date of birth.' },
  invalid_location: { status: 422, text: 'Choose a region and a town of that country.' },
  contact_details_not_allowed: { status: 422, text: 'Contact details are only possible after a reply.' },
  already_confirmed: { status: 409, text: 'Your email address is confirmed already.' },
  mail_limit: { status: 429, text: 'We have just sent you an email. Please wait a moment before you ask for another.' },
  link_expired: { status: 410, text: 'Link expired or invalid, request a new email' },
  activation_failed: { status: 422, text: 'Activation failed' },
  email_not_found: { status: 404, text: 'E-mail address not found' },
  reset_limit: { status: 429, text: 'Too many password reset emails sent, please try again tomorrow.' },
  network_limit: { status: 429, text: 'Too many tries from your network. Please try again in an hour.' },
  address_limit: { status: 429, text: 'You have tried many addresses today. Please try again tomorrow.' },
  passwords_differ: { status: 422, text: 'The entered passwords are not the same.' },
  old_password_wrong: { status: 422, text: 'Please check your old password.' },
  new_email_invalid: { status: 422, text: 'New email adress is invalid.' },
  address_bounces: { status: 409, text: 'Mails to this address come back. Please change your email address first.' },
  offer_used: { status: 409, text: 'You have used this offer already.' },
  one_per_day: { status: 429, text: 'You can ask for one copy of your data a day.' },
  photo_limit: { status: 403, text: 'This feature is only available for premium members.' },
  photo_too_large: { status: 413, text: 'This photo is larger than 10 MB.' },
  photo_invalid: {
    status: 422,
    text: 'This file is no photo we can use. Choose a JPEG, PNG or WebP of at least 400 × 400 pixels.',
  },
  photo_banned: { status: 422, text: 'This photo was refused before and can not be used.' },
  invalid_order: { status: 422, text: 'The photos have changed meanwhile. Please look again.' },
  location_limit: { status: 429, text: 'You can change your location three times a day.' },
  invalid_subscription: { status: 422, text: 'Notifications could not be turned on in this browser.' },
  gender_locked: { status: 422, text: 'Your gender can be changed by customer service only.' },
  own_profile: { status: 422, text: 'This is your own profile.' },
  not_available: { status: 404, text: 'This member is not available.' },
  email_unconfirmed: { status: 403, text: 'Please confirm your email address first.' },
  like_limit: { status: 429, text: 'You have used your likes for today.' },
  like_matched: { status: 409, text: 'You have a match. It can be ended by blocking only.' },
  like_too_old: { status: 409, text: 'A like can be taken back within 24 hours.' },
  swipe_limit: { status: 403, text: 'You have used your 4 likes for today.' },
  swipe_pass_limit: { status: 403, text: 'You have seen enough for today. Come back tomorrow.' },
  complaint_text: { status: 422, text: 'Please describe it in at least 10 characters.' },
  object_unknown: { status: 422, text: 'What you report does not exist any more.' },
  complaint_limit: { status: 429, text: 'You have sent many reports today. Please write to customer service.' },
  already_appealed: { status: 409, text: 'A second look was asked for already.' },
  appeal_too_late: { status: 409, text: 'A second look can be asked for within six months of the decision.' },
  premium_required: { status: 403, text: 'This feature is only available for premium members.' },
  blocked: { status: 403, text: "You're blocked by {name}. You do not have access to this page." },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every failed call (decisions G-7). */
export interface ApiErrorBody {
  error: { code: ErrorCode; message: string; field?: string; params?: Record<string, string | number> };
}
