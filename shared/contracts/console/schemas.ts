/*
 * The responses of the control API as schemas, for its OpenAPI document. Browsers import the types of `console.ts` only, so
 * these schemas are in no bundle.
 */
import * as z from 'zod/mini';

import type { Compatibility } from '../compatibility.ts';
import {
  type AuditEntry,
  type AuditResponse,
  type ChangeRequest,
  type ChangeResponse,
  type CheckProgress,
  type CheckResponse,
  type Conflict,
  type ConsoleState,
  type ControlErrorBody,
  type ControlErrorCode,
  controlErrorCodes,
  type HealthResponse,
  type HealthSummary,
  type NameState,
  type PreviewResponse,
  type PruneResponse,
  type SessionResponse,
  type TextsResponse,
  type UploadResponse,
  type VersionResponse,
  type VersionsResponse,
  type VersionState,
  type ZonesResponse,
} from '../console.ts';
import type { ExperimentsResponse } from '../experiments.ts';
import type { ExplainPageResponse, ExplainResponse, Reason } from '../explain.ts';
import type { NamesResponse, NewNameResponse, NewTokenResponse } from '../names.ts';
import type { PicturesResponse } from '../pictures.ts';
import type { NewSubscriptionResponse, SubscriptionsResponse, SubscriptionTestResponse } from '../subscriptions.ts';
import { auditEntry, auditResponse, changeRequest, conflict } from './audit.ts';
import { compatibility } from './compatibility.ts';
import { experimentsResponse } from './experiments.ts';
import { explainPageResponse, explainResponse, reason } from './explain.ts';
import { namesResponse, newNameResponse, newTokenResponse } from './names.ts';
import { picturesResponse } from './pictures.ts';
import { healthSummary, versionState } from './shapes.ts';
import { consoleState, healthResponse, nameState, sessionResponse, versionsResponse, zonesResponse } from './state.ts';
import { newSubscriptionResponse, subscriptionsResponse, subscriptionTestResponse } from './subscriptions.ts';
import {
  changeResponse,
  checkProgress,
  checkResponse,
  previewResponse,
  pruneResponse,
  textsResponse,
  uploadResponse,
  versionResponse,
} from './version.ts';

const errorCodes = Object.keys(controlErrorCodes) as ControlErrorCode[];

const controlErrorBody = z.strictObject({
  error: z.strictObject({ code: z.enum(errorCodes), message: z.string(), conflict: z.exactOptional(conflict) }),
});

/** The responses of the control API and what they consist of, by the names of their types. */
export const consoleSchemas = {
  AuditEntry: auditEntry,
  AuditResponse: auditResponse,
  ChangeRequest: changeRequest,
  ChangeResponse: changeResponse,
  CheckProgress: checkProgress,
  CheckResponse: checkResponse,
  Compatibility: compatibility,
  Conflict: conflict,
  ConsoleState: consoleState,
  ControlErrorBody: controlErrorBody,
  ExperimentsResponse: experimentsResponse,
  ExplainPageResponse: explainPageResponse,
  ExplainResponse: explainResponse,
  HealthResponse: healthResponse,
  HealthSummary: healthSummary,
  NamesResponse: namesResponse,
  NameState: nameState,
  NewNameResponse: newNameResponse,
  NewSubscriptionResponse: newSubscriptionResponse,
  NewTokenResponse: newTokenResponse,
  PicturesResponse: picturesResponse,
  PreviewResponse: previewResponse,
  PruneResponse: pruneResponse,
  Reason: reason,
  SessionResponse: sessionResponse,
  SubscriptionsResponse: subscriptionsResponse,
  SubscriptionTestResponse: subscriptionTestResponse,
  TextsResponse: textsResponse,
  UploadResponse: uploadResponse,
  VersionResponse: versionResponse,
  VersionsResponse: versionsResponse,
  VersionState: versionState,
  ZonesResponse: zonesResponse,
} as const;

export type ConsoleSchema = keyof typeof consoleSchemas;

interface Types {
  AuditEntry: AuditEntry;
  AuditResponse: AuditResponse;
  ChangeRequest: ChangeRequest;
  ChangeResponse: ChangeResponse;
  CheckProgress: CheckProgress;
  CheckResponse: CheckResponse;
  Compatibility: Compatibility;
  Conflict: Conflict;
  ConsoleState: ConsoleState;
  ControlErrorBody: ControlErrorBody;
  ExperimentsResponse: ExperimentsResponse;
  ExplainPageResponse: ExplainPageResponse;
  ExplainResponse: ExplainResponse;
  HealthResponse: HealthResponse;
  HealthSummary: HealthSummary;
  NamesResponse: NamesResponse;
  NameState: NameState;
  NewNameResponse: NewNameResponse;
  NewSubscriptionResponse: NewSubscriptionResponse;
  NewTokenResponse: NewTokenResponse;
  PicturesResponse: PicturesResponse;
  PreviewResponse: PreviewResponse;
  PruneResponse: PruneResponse;
  Reason: Reason;
  SessionResponse: SessionResponse;
  SubscriptionsResponse: SubscriptionsResponse;
  SubscriptionTestResponse: SubscriptionTestResponse;
  TextsResponse: TextsResponse;
  UploadResponse: UploadResponse;
  VersionResponse: VersionResponse;
  VersionsResponse: VersionsResponse;
  VersionState: VersionState;
  ZonesResponse: ZonesResponse;
}

type Outputs = { [Key in ConsoleSchema]: z.output<(typeof consoleSchemas)[Key]> };

/** True when each type is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Proof = { [Key in ConsoleSchema]: Same<Outputs[Key], Types[Key]> };

/** Fails to compile when a schema differs from its type. */
export const schemasAreTheirTypes: Proof[ConsoleSchema] extends true ? true : never = true;
