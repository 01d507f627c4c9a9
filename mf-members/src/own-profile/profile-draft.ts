import { interestKeys, profileFieldValues } from '@pairwise/contracts/profile-choices';
import { tabStorage } from '@pairwise/remote';
import { useState } from 'react';

import { type Draft, type Section, withoutSection } from './profile-sections.ts';

interface Stored {
  user: number;
  draft: Draft;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => value === null || typeof value === 'string';
const isOneOf = (values: readonly string[]) => (value: unknown) =>
  value === null || values.some((known) => known === value);

const isValidField: Record<string, (value: unknown) => boolean> = {
  ...Object.fromEntries(Object.entries(profileFieldValues).map(([field, values]) => [field, isOneOf(values)])),
  seek_gender: isOneOf([...profileFieldValues.gender, 'both']),
  name: (value) => typeof value === 'string',
  country: (value) => typeof value === 'string',
  region: (value) => value === null || typeof value === 'number',
  city: isText,
  headline: isText,
  about: isText,
  interests: (value) => Array.isArray(value) && value.every((key) => interestKeys.some((known) => known === key)),
};

/** Whether a stored value has the shape of a draft; an older release may have stored another one. */
const isStored = (value: unknown): value is Stored =>
  isObject(value) &&
  typeof value['user'] === 'number' &&
  isObject(value['draft']) &&
  Object.entries(value['draft']).every(([field, kept]) => isValidField[field]?.(kept) ?? false);

/** The unsaved changes of this tab. They survive a reload and a visit to another screen. */
const stored = tabStorage('own-profile', isStored);

const read = (user: number): Draft => {
  const kept = stored.read();
  return kept?.user === user ? kept.draft : {};
};

const keep = (user: number, draft: Draft): void =>
  stored.write(Object.keys(draft).length === 0 ? undefined : { user, draft });

/** Returns the member's unsaved changes and functions to change them. `user` is the member's id, constant per mount. */
export const useProfileDraft = (user: number) => {
  const [draft, setDraft] = useState<Draft>(() => read(user));
  const update = (next: (draft: Draft) => Draft): void =>
    setDraft((old) => {
      const changed = next(old);
      keep(user, changed);
      return changed;
    });
  return {
    draft,
    change: (part: Draft) => update((old) => ({ ...old, ...part })),
    discard: (section: Section) => update((old) => withoutSection(section, old)),
  };
};
