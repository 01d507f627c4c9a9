import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { complaintCategories } from '@pairwise/contracts/complaint-limits';

import { invalidateBlocked, invalidateChats } from '../block/block.queries.ts';

export type Complaint = BodyOf<Endpoints['POST /api/complaints.php']>;

/** The categories that fit a profile. */
export const profileCategories = complaintCategories.filter((category) => category !== 'payment');

/** Sends a complaint about a profile, one of its photos or a message (MEMBER-12). Calls `onSent` once it has arrived. */
export const useSendComplaint = (onSent: () => void) =>
  useMutation({
    mutationFn: (complaint: Complaint) => call('POST /api/complaints.php', { body: complaint }),
    // A complaint removes the chats with the reported member, even without a block.
    onSuccess: (_receipt, { block }) => {
      onSent();
      return block ? invalidateBlocked() : invalidateChats();
    },
  });
