import * as z from 'zod/mini';

import { languages } from '../languages.ts';

/** An expired mandate was not used for 36 months. Nothing is collected by a mandate that is not active. */
export const mandateStates = ['active', 'revoked', 'expired'] as const;

/** A mandate of direct debit that the member has confirmed. */
export const mandate = z.object({
  id: z.uuid(),
  /** What the member's bank shows. */
  reference: z.string(),
  creditor: z.string(),
  creditor_id: z.string(),
  account_holder: z.string(),
  iban_last4: z.string(),
  /** As the member accepted it, in the language of that page. */
  text: z.string(),
  language: z.enum(languages),
  state: z.enum(mandateStates),
  accepted_at: z.iso.datetime(),
  revoked_at: z.nullable(z.iso.datetime()),
});

export type Mandate = z.output<typeof mandate>;
