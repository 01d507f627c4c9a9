import type { Member } from '@pairwise/contracts';
import { isComplaintText } from '@pairwise/contracts/complaint-limits';
import { tabStorage } from '@pairwise/remote';

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

/** A draft with its owner, null for a visitor, and what it is about: a member's id, or a message. */
interface Stored {
  user: number | null;
  about: string;
  draft: ComplaintDraft;
}

const isDraft = (value: unknown): value is ComplaintDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(emptyDraft).every(([field, empty]) => typeof Reflect.get(value, field) === typeof empty);

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  'about' in value &&
  'draft' in value &&
  isDraft(value.draft);

/** The unsent report of this tab. It survives a closed sheet and a reload, until it is sent. */
const stored = tabStorage('complaint', isStored);

/** Returns the kept draft of this user about this member or message, else an empty one. */
export const readDraft = (user: number | null, about: string): ComplaintDraft => {
  const kept = stored.read();
  return kept?.user === user && kept.about === about ? kept.draft : emptyDraft;
};

export const keepDraft = (user: number | null, about: string, draft: ComplaintDraft): void =>
  stored.write({ user, about, draft });

export const dropDraft = (): void => stored.write(undefined);

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
