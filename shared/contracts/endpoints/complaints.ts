import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { typed } from '../shapes/account.ts';

export const complaintCategories = [
  'fake_profile',
  'scam_spam',
  'harassment',
  'threat',
  'underage',
  'illegal_content',
  'photo',
  'payment',
  'other',
] as const;
export const complaintObjects = ['profile', 'photo', 'message', 'site'] as const;
export const complaintTextLength = { min: 10, max: 4_000 } as const;
export const appealTextLength = { min: 10, max: 2_000 } as const;

const complaint = z.object({
  id: z.uuid(),
  category: z.enum(complaintCategories),
  object_type: z.enum(complaintObjects),
  status: z.enum(['open', 'in_review', 'actioned', 'dismissed']),
  created_at: z.iso.datetime(),
  /** Reasons of the decision; null until there is one. */
  reasons: z.nullable(z.string()),
  /** Whether the decision can be appealed against, and until when. */
  appeal_until: z.nullable(z.iso.datetime()),
  appealed: z.boolean(),
});

export const complain = endpoint({
  method: 'POST',
  path: '/api/complaints.php',
  summary:
    'Report a profile, a photo, a message or anything on the site. The receipt goes by mail; `secret` opens the case without a login.',
  requires: 'all',
  body: z.object({
    category: z.enum(complaintCategories),
    object_type: z.enum(complaintObjects),
    /** Of a profile its id, of a photo its uuid, of a message "conversation:seq". */
    object_id: z.optional(typed(64)),
    url: z.optional(typed(500)),
    text: typed(complaintTextLength.max),
    /** A visitor's; a member's are known. */
    name: z.optional(typed(100)),
    email: z.optional(typed(320)),
    good_faith: z.literal(true),
    /** Block the reported member, too. */
    block: z.optional(z.boolean()),
  }),
  response: z.object({ complaint, secret: z.string() }),
  errors: ['complaint_text', 'invalid_email', 'object_unknown', 'complaint_limit'],
});

const caseKey = { id: z.uuid(), secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) };

export const getComplaint = endpoint({
  method: 'GET',
  path: '/api/complaints.php',
  summary: 'A case, for who holds its secret.',
  requires: 'all',
  query: z.object(caseKey),
  response: z.object({ complaint }),
  errors: [],
});

export const appealComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint-appeal.php',
  summary: 'Ask for a second look at a decision, once, within six months.',
  requires: 'all',
  body: z.object({ ...caseKey, text: typed(appealTextLength.max) }),
  response: z.object({ complaint }),
  errors: ['already_appealed', 'complaint_text', 'appeal_too_late'],
});

export const appealPhoto = endpoint({
  method: 'POST',
  path: '/api/photo-appeal.php',
  summary: 'Ask for a second look at the refusal of an own photo, once.',
  requires: 'member',
  body: z.object({ id: z.uuid(), text: typed(appealTextLength.max) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['already_appealed', 'complaint_text'],
});
