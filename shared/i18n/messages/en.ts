/** To the letter of the catalogue in `@pairwise/contracts/error-codes`, typos included; `offline` is the client's own. */
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
  blocked: "You're blocked by {name}. You do not have access to this page.",
  offline: 'You are offline. Check your connection and try again.',
};

export default errors;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    errors: typeof errors;
  }
}
