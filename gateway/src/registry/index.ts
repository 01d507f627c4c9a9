export type { CanaryParameters } from './changes.ts';
export type {
  Audience,
  AuditEntry,
  Change,
  ChangeRequest,
  Check,
  HaltRule,
  LivePeriod,
  RegisteredVersion,
  RegistryDocument,
  Rollout,
  RolloutStep,
  SaltedExperiment,
  VersionStatus,
} from './document.ts';
export { type AuditVerdict, currentChain } from './audit-chain.ts';
export { bindingOf, requireBound, zoneOwners } from './bindings.ts';
export { isBoundSo } from './change-binding.ts';
export { findVersion } from './find-version.ts';
export { previousPeriod } from './changes.ts';
export { registrationOf } from './names.ts';
export { offlineEffects } from './offline.ts';
export { isReferenced, requireAsPruned } from './pruned.ts';
export { openRegistry } from './registry.ts';
export { findRolledBack, findWithdrawn } from './rolled-back.ts';
export type {
  Author,
  Fit,
  ListedVersion,
  PersonalAuthor,
  Publisher,
  PublishResult,
  Registry,
  RegistryOptions,
  SharedRegistry,
  SubscriptionChange,
} from './registry-types.ts';
export { RegistryError, type RegistryErrorCode, RevisionConflict } from './registry-error.ts';
