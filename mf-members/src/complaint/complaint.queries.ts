import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

import { invalidateBlocked } from '../block/block.queries.ts';

export type Complaint = BodyOf<Endpoints['POST /api/complaints.php']>;

/** The contract's categories that fit a profile, in the order of the form. */
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

/** Length limits of the text in characters; the server has the same. */
export const SHORTEST_TEXT = 10;
export const LONGEST_TEXT = 4_000;

/** Sends a complaint about a profile, one of its photos or a message (MEMBER-12). */
export const useSendComplaint = () =>
  useMutation({
    mutationFn: (complaint: Complaint) => call('POST /api/complaints.php', { body: complaint }),
    onSuccess: (_receipt, { block }) => {
      if (block) invalidateBlocked();
    },
  });
