import type {
  ChangeRequest,
  LostAddresses,
  NameState,
  RolledBack,
  RolloutState,
  RolloutStep,
  VersionState,
} from '@pairwise/contracts/console';

/** A request to put a version live. */
export type VersionRequest = ChangeRequest & { change: Exclude<ChangeRequest['change'], { kind: 'bind' }> };

/** A request to bind a name to other zones and slots. */
export type BindingRequest = ChangeRequest & { change: Extract<ChangeRequest['change'], { kind: 'bind' }> };

export const isBindingRequest = (request: ChangeRequest): request is BindingRequest => request.change.kind === 'bind';

export const isVersionRequest = (request: ChangeRequest): request is VersionRequest => !isBindingRequest(request);

/** What the person is about to do to a deployable. The dialog asks why and shows what it changes. */
export type Intent =
  | { kind: 'canary'; version: string | null }
  | { kind: 'raise' }
  | { kind: 'promote'; version: string }
  | { kind: 'rollback'; version: string }
  | { kind: 'halt' }
  | { kind: 'pause' | 'resume' }
  | { kind: 'revoke'; version: string }
  | { kind: 'approve' | 'withdraw'; request: VersionRequest };

/** One state of a deployable: its stable version and, beside it, a canary. */
export interface Situation {
  stable: string | null;
  canary: { version: string; steps: RolloutStep[] } | null;
}

export const situationOf = ({ stable, rollout }: NameState): Situation => ({
  stable: stable?.version ?? null,
  canary: rollout && { version: rollout.version, steps: rollout.steps },
});

/** Returns a deployable with a version that the state does not list, because it is old. */
export const withVersion = (deployable: NameState, line: VersionState | undefined): NameState =>
  line === undefined || deployable.versions.some(({ version }) => version === line.version)
    ? deployable
    : { ...deployable, versions: [...deployable.versions, line] };

/** Returns the versions that may go live: verified by the gate and not stable already. Newest first. */
export const publishableVersions = ({ versions, stable }: NameState): string[] =>
  versions
    .filter(({ version, status }) => status === 'verified' && version !== stable?.version)
    .map(({ version }) => version);

/**
 * Returns the newest version that may go live and was never rolled back. Undefined when all of them were: such a
 * version must be chosen explicitly.
 */
export const proposedVersion = (deployable: NameState): string | undefined => {
  const bad = new Set(deployable.versions.filter(({ rolledBack }) => rolledBack).map(({ version }) => version));
  return publishableVersions(deployable).find((version) => !bad.has(version));
};

/** Returns the version that a change gives to more visitors. Undefined when it gives none to more. */
const offeredVersion = (deployable: NameState, intent: Intent): string | undefined => {
  switch (intent.kind) {
    case 'promote':
    case 'rollback':
      return intent.version;
    case 'raise':
      return deployable.rollout?.version;
    case 'approve':
      return intent.request.change.version;
    default:
      return undefined;
  }
};

/**
 * Returns the version whose difference from the stable one a person may want to read before the change: the one that more
 * visitors get. Undefined when there is none.
 * @param canary the version that is chosen for a canary; empty while none is
 */
export const comparedVersion = (deployable: NameState, intent: Intent, canary: string): string | undefined => {
  const version = intent.kind === 'canary' ? canary || undefined : offeredVersion(deployable, intent);
  return version === deployable.stable?.version ? undefined : version;
};

/** Returns when and why a version was rolled back, if it ever was. */
export const rolledBackOf = ({ versions }: NameState, wanted: string | undefined): RolledBack | undefined =>
  versions.find(({ version }) => version === wanted)?.rolledBack;

/** Returns when and why the version that a change offers was rolled back. A canary's version has a field of its own. */
export const rolledBackBefore = (deployable: NameState, intent: Intent): RolledBack | undefined =>
  rolledBackOf(deployable, offeredVersion(deployable, intent));

/**
 * Returns the running canary of another version that a change ends by starting its own. Undefined when there is none.
 * @param version the version of the canary that is to be started; empty while none is chosen
 */
export const replacedCanary = ({ rollout }: NameState, intent: Intent, version: string): RolloutState | undefined => {
  const isCanary = intent.kind === 'canary' || (intent.kind === 'approve' && intent.request.change.kind === 'canary');
  const started = intent.kind === 'approve' ? intent.request.change.version : version;
  return isCanary && rollout && started !== '' && rollout.version !== started ? rollout : undefined;
};

/** Whether a change leaves no version of a deployable live: its stable version is revoked and nothing can replace it. */
export const takesOffline = ({ stable, previous }: NameState, intent: Intent): boolean =>
  intent.kind === 'revoke' && intent.version === stable?.version && previous === null;

/**
 * Returns the addresses that a change loses because the previous version becomes the stable one again. Undefined when it
 * loses none.
 */
export const lossOf = ({ stable, previous, ifRolledBack }: NameState, intent: Intent): LostAddresses | undefined => {
  const goesBack =
    previous !== null &&
    ((intent.kind === 'rollback' && intent.version === previous.version) ||
      (intent.kind === 'revoke' && intent.version === stable?.version));
  return goesBack && ifRolledBack.routes.length + ifRolledBack.variants.length > 0 ? ifRolledBack : undefined;
};

/** Whether the version that a change puts live for everyone is live for everyone already: another person was faster. */
export const isDoneAlready = ({ stable, rollout }: NameState, intent: Intent): boolean =>
  (intent.kind === 'promote' || intent.kind === 'rollback') && intent.version === stable?.version && rollout === null;

/** Returns the state of a deployable after the intended change, so that both states can be shown side by side. */
export const situationAfter = (
  deployable: NameState,
  intent: Intent,
  chosen: { version: string; steps: RolloutStep[] },
): Situation => {
  const now = situationOf(deployable);
  switch (intent.kind) {
    case 'canary':
      return { ...now, canary: chosen };
    case 'raise':
      return { ...now, canary: now.canary && { version: now.canary.version, steps: chosen.steps } };
    case 'promote':
    case 'rollback':
      return { stable: intent.version, canary: null };
    case 'halt':
      return { ...now, canary: null };
    case 'revoke':
      if (takesOffline(deployable, intent)) return { stable: null, canary: null };
      return {
        stable: intent.version === now.stable ? (deployable.previous?.version ?? null) : now.stable,
        canary: intent.version === now.canary?.version ? null : now.canary,
      };
    case 'approve': {
      const { change } = intent.request;
      return change.kind === 'promote'
        ? { stable: change.version, canary: null }
        : { ...now, canary: { version: change.version, steps: change.steps } };
    }
    default:
      return now;
  }
};
