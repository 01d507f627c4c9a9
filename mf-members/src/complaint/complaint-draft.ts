import type { Member } from '@pairwise/contracts';
import { isComplaintText } from '@pairwise/contracts/complaint-limits';

import { profileCategories, type Complaint } from './complaint.queries.ts';

/** The fields of the form so far. */
export interface ComplaintDraft {
  category: string;
  /** Id of the photo that the complaint is about; empty means the profile as a whole. */
  photo: string;
  text: string;
  email: string;
  goodFaith: boolean;
  block: boolean;
}

export const emptyDraft: ComplaintDraft = {
  category: '',
  photo: '',
  text: '',
  email: '',
  goodFaith: false,
  block: false,
};

export type ComplaintField = 'category' | 'text' | 'goodFaith';

/** Returns the required fields that are still missing, in the order of the form. */
export const missingIn = ({ category, text, goodFaith }: ComplaintDraft): ComplaintField[] => {
  const missing: (ComplaintField | false)[] = [
    category === '' && 'category',
    !isComplaintText(text) && 'text',
    !goodFaith && 'goodFaith',
  ];
  return missing.filter((field) => field !== false);
};

const objectOf = ({ photo }: ComplaintDraft, id: number, message: string | undefined) => {
  if (message !== undefined) return ['message', message] as const;
  return photo === '' ? (['profile', String(id)] as const) : (['photo', photo] as const);
};

/** Converts a complete draft to the endpoint's body; returns undefined while a field is missing. */
export const complaintOf = (
  draft: ComplaintDraft,
  { id, message }: Pick<Member, 'id'> & { message?: string | undefined },
  address: string,
): Complaint | undefined => {
  const category = profileCategories.find((known) => known === draft.category);
  if (!category || missingIn(draft).length > 0) return undefined;
  const object = objectOf(draft, id, message);
  return {
    category,
    object_type: object[0],
    object_id: object[1],
    url: address,
    text: draft.text.trim(),
    ...(draft.email.trim() !== '' && { email: draft.email.trim() }),
    good_faith: true,
    ...(draft.block && { block: true }),
  };
};
