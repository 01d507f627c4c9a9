import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { complaintCategories, isComplaintText } from '@pairwise/contracts/complaint-limits';

/** A complaint as it is sent. */
export type Complaint = BodyOf<Endpoints['POST /api/complaints.php']>;

/** The fields of the form so far. */
export interface ComplaintDraft {
  category: string;
  /** The address of what it is about, or words that describe it. */
  where: string;
  text: string;
  name: string;
  email: string;
  goodFaith: boolean;
}

export const emptyDraft: ComplaintDraft = { category: '', where: '', text: '', name: '', email: '', goodFaith: false };

export type ComplaintField = 'category' | 'where' | 'text' | 'email' | 'goodFaith';

/** A payment or the service has no address of its own. */
export const needsWhere = ({ category }: ComplaintDraft): boolean => category !== 'payment' && category !== 'other';

/** Reports about children may be anonymous (Regulation (EU) 2022/2065, article 16). */
export const needsEmail = ({ category }: ComplaintDraft, isVisitor: boolean): boolean =>
  isVisitor && category !== 'underage';

/** Whether a text can be an address. The server decides. */
const isAddress = (typed: string): boolean => /^\S+@\S+$/.test(typed.trim());

/** Returns the required fields that are still missing, in the order of the form. */
export const missingIn = (draft: ComplaintDraft, isVisitor: boolean): ComplaintField[] => {
  const { category, where, text, email, goodFaith } = draft;
  const isBadAddress = email.trim() === '' ? needsEmail(draft, isVisitor) : !isAddress(email);
  return [
    ...(complaintCategories.some((known) => known === category) ? [] : (['category'] as const)),
    ...(needsWhere(draft) && where.trim() === '' ? (['where'] as const) : []),
    ...(isComplaintText(text) ? [] : (['text'] as const)),
    ...(isVisitor && isBadAddress ? (['email'] as const) : []),
    ...(goodFaith ? [] : (['goodFaith'] as const)),
  ];
};

/** The id of the member whose page an address names. */
export const memberIn = (where: string): string | undefined => /\/members\/(\d{1,15})(?!\d)/.exec(where)?.[1];

/** Converts a draft to the endpoint's body; undefined while a field is missing. */
export const complaintOf = (draft: ComplaintDraft, isVisitor: boolean): Complaint | undefined => {
  const category = complaintCategories.find((known) => known === draft.category);
  if (category === undefined || missingIn(draft, isVisitor).length > 0) return undefined;
  const [where, name, email] = [draft.where.trim(), draft.name.trim(), draft.email.trim()];
  const member = memberIn(where);
  return {
    category,
    ...(member === undefined ? { object_type: 'site' } : { object_type: 'profile', object_id: member }),
    ...(where !== '' && { url: where }),
    text: draft.text.trim(),
    ...(isVisitor && name !== '' && { name }),
    ...(isVisitor && email !== '' && { email }),
    good_faith: true,
  };
};
