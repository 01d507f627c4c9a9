/**
 * Every error the product can answer with: its HTTP status and its text in English, to the letter of the catalogue
 * (the typos are the catalogue's). `{name}` marks a parameter. Clients translate by code, never by sentence.
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
  blocked: { status: 403, text: "You're blocked by {name}. You do not have access to this page." },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** The envelope of every failed call (decisions G-7). */
export interface ApiErrorBody {
  error: { code: ErrorCode; message: string; field?: string; params?: Record<string, string | number> };
}
