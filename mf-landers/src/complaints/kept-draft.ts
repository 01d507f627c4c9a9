import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

import { type ComplaintDraft, emptyDraft } from './complaint-draft.ts';

/** Whether a stored value has the shape of a draft; an older release may have stored another one. */
const isDraft = (value: unknown): value is ComplaintDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(emptyDraft).every(([field, empty]) => typeof Reflect.get(value, field) === typeof empty);

/** The draft of this tab, one per member and one for visitors: another member on the device does not find it. */
const stored = () => tabStorage(`complaint:${bus.user$.value?.id ?? ''}`, isDraft);

/** Returns the fields that were filled in before a reload or a visit to another page. */
export const readKeptDraft = (): ComplaintDraft => stored().read() ?? emptyDraft;

/** Keeps the fields as they are filled in. While the user is unknown, nothing is kept. */
export const keepDraft = (draft: ComplaintDraft): void => {
  if (bus.user$.value !== undefined) stored().write(draft);
};

/** Deletes the fields, which the server has now. */
export const deleteKeptDraft = (): void => stored().write(undefined);
