import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { complaintCategories } from '@pairwise/contracts/complaint-limits';
import { complaintObjects } from '@pairwise/contracts/endpoints/complaints';

import type { Party } from '../links/complaint-links.repository.ts';
import { appealUntil } from './complaints.policy.ts';
import type { ComplaintRow } from './complaints.repository.ts';

type Complaint = ResponseOf<Endpoints['GET /api/complaints.php']>['complaint'];

const states = ['open', 'in_review', 'actioned', 'dismissed'] as const;

const known = <const Value extends string>(values: readonly Value[], value: string, otherwise: Value): Value =>
  values.find((candidate) => candidate === value) ?? otherwise;

/** A complaint as one of its two sides sees it, without the identity and the words of the other side. */
export const complaintView = (row: ComplaintRow, party: Party, now = new Date()): Complaint => {
  const appealed = row.appealed_by.includes(party);
  const until = appealUntil(row, party);
  return {
    id: row.id,
    category: known(complaintCategories, row.category, 'other'),
    object_type: known(complaintObjects, row.object_type, 'site'),
    status: known(states, row.status, 'open'),
    created_at: row.created_at.toISOString(),
    reasons: row.reasons,
    appeal_until: !appealed && until !== null && until > now ? until.toISOString() : null,
    appealed,
  };
};
