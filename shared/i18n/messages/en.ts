/**
 * The texts of the catalogue in `@pairwise/contracts/error-codes`, including its typos. The client adds two: `offline`
 * for calls that fail immediately, and `offline_queued`, which the catalogue words, for calls that wait in the queue.
 */
const errors = {
  authentication_required: 'Please log in.',
  invalid_request: 'The request is not valid.',
  not_found: 'Not found.',
  idempotency_mismatch: 'This request was already made with other content.',
  rate_limited: 'Please wait a moment and try again.',
  error: 'An error occured, please try again later.',
  method_not_allowed: 'This address does not take that method.',
  login_failed: 'Login failed, please try again',
  too_many_attempts: 'Too many incorrect attempts, account blocked for {minutes} min.',
  account_banned: 'This account has been closed. Please contact customer service.',
  account_pending_deletion:
    'This account will be deleted. Reactivate it with the link in your email, or contact customer service.',
  invalid_language: 'This language is not available.',
  invalid_age_range: 'The lowest age is above the highest.',
  search_not_allowed: 'Please log in to search members.',
  signups_closed: 'Signing up is not possible at the moment.',
  email_exists: 'This email address already owns an account on this website.',
  email_pending_deletion:
    'This account will be deleted. Reactivate it with the link in your email, or contact customer service.',
  invalid_email: 'Invalid email',
  invalid_name: 'Choose a name of 2 to 20 letters, not your email address and not beginning with @.',
  invalid_password: 'Choose a password of at least 8 characters that is not easy to guess.',
  date_of_birth_required: 'Enter your date of birth ({min_age}+)',
  invalid_date_of_birth: 'Invalid date of birth.',
  invalid_location: 'Choose a region and a town of that country.',
  contact_details_not_allowed: 'Contact details are only possible after a reply.',
  already_confirmed: 'Your email address is confirmed already.',
  mail_limit: 'We have just sent you an email. Please wait a moment before you ask for another.',
  link_expired: 'Link expired or invalid, request a new email',
  activation_failed: 'Activation failed',
  email_not_found: 'E-mail address not found',
  reset_limit: 'Too many password reset emails sent, please try again tomorrow.',
  network_limit: 'Too many tries from your network. Please try again in an hour.',
  address_limit: 'You have tried many addresses today. Please try again tomorrow.',
  passwords_differ: 'The entered passwords are not the same.',
  old_password_wrong: 'Please check your old password.',
  new_email_invalid: 'New email adress is invalid.',
  address_bounces: 'Mails to this address come back. Please change your email address first.',
  offer_used: 'You have used this offer already.',
  one_per_day: 'You can ask for one copy of your data a day.',
  photo_limit: 'This feature is only available for premium members.',
  photo_too_large: 'This photo is larger than 10 MB.',
  photo_invalid: 'This file is no photo we can use. Choose a JPEG, PNG or WebP of at least 400 × 400 pixels.',
  photo_banned: 'This photo was refused before and can not be used.',
  invalid_order: 'The photos have changed meanwhile. Please look again.',
  location_limit: 'You can change your location three times a day.',
  invalid_subscription: 'Notifications could not be turned on in this browser.',
  gender_locked: 'Your gender can be changed by customer service only.',
  own_profile: 'This is your own profile.',
  not_available: 'This member is not available.',
  email_unconfirmed: 'Please confirm your email address first.',
  like_limit: 'You have used your likes for today.',
  like_matched: 'You have a match. It can be ended by blocking only.',
  like_too_old: 'A like can be taken back within 24 hours.',
  swipe_limit: 'You have used your 4 likes for today.',
  swipe_pass_limit: 'You have seen enough for today. Come back tomorrow.',
  complaint_text: 'Please describe it in at least 10 characters.',
  object_unknown: 'What you report does not exist any more.',
  complaint_limit: 'You have sent many reports today. Please write to customer service.',
  already_appealed: 'A second look was asked for already.',
  appeal_too_late: 'A second look can be asked for within six months of the decision.',
  premium_required: 'This feature is only available for premium members.',
  blocked: "You're blocked by {name}. You do not have access to this page.",
  offline: 'You are offline. Check your connection and try again.',
  offline_queued: 'You are offline. We will send it when you are back.',
};

export default errors;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    errors: typeof errors;
  }
}
