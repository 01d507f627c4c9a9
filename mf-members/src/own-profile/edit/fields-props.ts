import type { OwnProfile } from '../own-profile.queries.ts';
import type { Draft, Editable } from '../profile-sections.ts';

/** The props of every section's fields. */
export interface FieldsProps {
  /** The saved profile. */
  profile: OwnProfile;
  /** The profile with the unsaved changes. */
  values: Editable;
  change: (part: Draft) => void;
  /** The member has pressed save: missing fields show their error. */
  tried: boolean;
  /** Returns the api's error text for a field. */
  problem: (field: keyof Editable) => string | undefined;
}
