import * as z from 'zod/mini';

import { appealTextLength, complaintCategories, complaintTextLength } from '../complaint-limits.ts';
import { endpoint } from '../endpoint.ts';
import { typed } from '../shapes/account.ts';

export const complaintObjects = ['profile', 'photo', 'message', 'site'] as const;

const complaint = z.object({
  id: z.uuid(),
  category: z.enum(complaintCategories),
  object_type: z.enum(complaintObjects),
  status: z.enum(['open', 'in_review', 'actioned', 'dismissed']),
  created_at: z.iso.datetime(),
  /** The reasons of the decision; null until there is one. */
  reasons: z.nullable(z.string()),
  /** Until when the decision can be appealed; null when it cannot. */
  appeal_until: z.nullable(z.iso.datetime()),
  appealed: z.boolean(),
});

export const complain = endpoint({
  method: 'POST',
  path: '/api/complaints.php',
  summary:
    'Files a complaint about a profile, a photo, a message or anything else on the site. The receipt is sent by mail. `secret` opens the case without a login.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  body: z.object({
    category: z.enum(complaintCategories),
    object_type: z.enum(complaintObjects),
    /** The id of a profile, the uuid of a photo, or "conversation:seq" of a message. */
    object_id: z.optional(typed(64)),
    url: z.optional(typed(500)),
    text: typed(complaintTextLength.max),
    /** Name and address of a visitor. Those of a member are known. */
    name: z.optional(typed(100)),
    email: z.optional(typed(320)),
    good_faith: z.literal(true),
    /** Also blocks the reported member. */
    block: z.optional(z.boolean()),
  }),
  response: z.object({ complaint, secret: z.string() }),
  errors: ['complaint_text', 'invalid_email', 'object_unknown', 'complaint_limit'],
});

const caseKey = { id: z.uuid(), secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) };

export const getComplaint = endpoint({
  method: 'GET',
  path: '/api/complaints.php',
  summary: 'Returns a case to a caller who has its secret.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  query: z.object(caseKey),
  response: z.object({ complaint }),
  errors: [],
});

export const appealComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint-appeal.php',
  summary: 'Appeals against a decision, once, within six months.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  body: z.object({ ...caseKey, text: typed(appealTextLength.max) }),
  response: z.object({ complaint }),
  errors: ['already_appealed', 'complaint_text', 'appeal_too_late'],
});

export const appealPhoto = endpoint({
  method: 'POST',
  path: '/api/photo-appeal.php',
  summary: 'Appeals against the refusal of a photo of the member, once.',
  requires: 'member',
  body: z.object({ id: z.uuid(), text: typed(appealTextLength.max) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['already_appealed', 'complaint_text'],
});
