import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

import { invalidateBlocked } from '../block/block.queries.ts';

export type Complaint = BodyOf<Endpoints['POST /api/complaints.php']>;

/** What of the contract's categories can be wrong with a profile, in the order of the form. */
export const profileCategories = [
  'fake_profile',
  'scam_spam',
  'harassment',
  'threat',
  'underage',
  'illegal_content',
  'photo',
  'other',
] as const satisfies readonly Complaint['category'][];

/** The shortest text that can be decided on, as the server has it. */
export const SHORTEST_TEXT = 10;
export const LONGEST_TEXT = 4_000;

/** Reports a profile, or one photo of it (MEMBER-12). */
export const useSendComplaint = () =>
  useMutation({
    mutationFn: (complaint: Complaint) => call('POST /api/complaints.php', { body: complaint }),
    onSuccess: (_receipt, { block }) => {
      if (block) invalidateBlocked();
    },
  });
