export type { AuditVerdict } from './audit.ts';
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
export { currentChain } from './audit-chain.ts';
export { findVersion } from './find-version.ts';
export { previousPeriod } from './changes.ts';
export { offlineEffects } from './offline.ts';
export { openRegistry } from './registry.ts';
export { findRolledBack } from './rolled-back.ts';
export type {
  Author,
  Fit,
  ListedVersion,
  PersonalAuthor,
  Publisher,
  PublishResult,
  Registry,
  RegistryOptions,
  SubscriptionChange,
} from './registry-types.ts';
export { RegistryError, type RegistryErrorCode, RevisionConflict } from './registry-error.ts';
