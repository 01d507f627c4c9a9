import type { OwnProfile } from '../own-profile.queries.ts';
import type { Draft, Editable } from '../profile-sections.ts';

/** What the fields of every section get. */
export interface FieldsProps {
  /** As it is saved. */
  profile: OwnProfile;
  /** The same with what was changed since. */
  values: Editable;
  change: (part: Draft) => void;
  /** Somebody has pressed save: what is missing is told. */
  tried: boolean;
  /** What the api finds wrong with a field. */
  problem: (field: keyof Editable) => string | undefined;
}
