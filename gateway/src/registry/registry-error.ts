import type { Conflict } from '@pairwise/contracts/console';

export type RegistryErrorCode =
  | 'unknown_name'
  | 'unknown_version'
  /** The name is registered or published already. */
  | 'exists'
  | 'not_verified'
  | 'revoked'
  | 'revision_conflict'
  | 'no_canary'
  /** Only persons change the percentage of this canary. */
  | 'no_ramp'
  | 'no_previous'
  /** The lander has a running experiment already. */
  | 'experiment_runs'
  | 'no_experiment'
  /** The change would leave no live version, and the caller has not allowed that. */
  | 'takes_offline'
  | 'same_person'
  | 'unknown_request'
  /** The version does not fit what went live after it was checked. */
  | 'does_not_fit'
  /** The version has no page for a live address, and the caller has not named that address. */
  | 'loses_routes'
  /** The canary of another version is running, and the caller has not named it as the one to replace. */
  | 'replaces_canary'
  /** The version has a route in a zone, or a widget in a slot, that its name is not bound to. */
  | 'not_bound'
  /** Steps, a halt rule or another parameter is invalid. */
  | 'bad_change';

/** Reports a problem that the caller can fix. The message is a sentence for that person. */
export class RegistryError extends Error {
  override readonly name: string = 'RegistryError';
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Reports a revision conflict: another change was written after the document was read. */
export class RevisionConflict extends RegistryError {
  override readonly name = 'RevisionConflict';
  /** What is live of the name now, and who changed it; undefined for a change of no name. */
  readonly conflict: Conflict | undefined;

  constructor(message: string, conflict?: Conflict) {
    super('revision_conflict', message);
    this.conflict = conflict;
  }
}
