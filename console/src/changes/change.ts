import type { ChangeRequest, HaltRule, NameState, RolloutStep } from '@pairwise/contracts/console';

/** What somebody is about to do to a deployable; the dialog asks why and shows what it changes. */
export type Intent =
  | { kind: 'canary'; version: string | null }
  | { kind: 'raise' }
  | { kind: 'promote'; version: string }
  | { kind: 'rollback' }
  | { kind: 'halt' }
  | { kind: 'revoke'; version: string }
  | { kind: 'approve' | 'withdraw'; request: ChangeRequest };

/** The gateway's own rule where none is chosen: a hundredth worse, once five hundred documents were seen. */
export const defaultHaltRule: HaltRule = { minSessions: 500, errorRateDelta: 0.01 };

/** One state of a deployable: what everybody gets, and beside it a canary. */
export interface Situation {
  stable: string | null;
  canary: { version: string; steps: RolloutStep[] } | null;
}

export const situationOf = ({ stable, rollout }: NameState): Situation => ({
  stable: stable?.version ?? null,
  canary: rollout && { version: rollout.version, steps: rollout.steps },
});

/** Versions that may go live: the gate let them pass, and they are not live already. Newest first. */
export const candidates = ({ versions, stable }: NameState): string[] =>
  versions
    .filter(({ version, status }) => status === 'verified' && version !== stable?.version)
    .map(({ version }) => version);

/** The newest of them that was never taken back; none where only such are left, for that somebody has to want. */
export const preferred = (deployable: NameState): string | undefined => {
  const taken = new Set(deployable.versions.filter(({ rolledBack }) => rolledBack).map(({ version }) => version));
  return candidates(deployable).find((version) => !taken.has(version));
};

/** How a deployable will stand after what is intended, so that both can be shown side by side. */
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
      return { stable: intent.version, canary: null };
    case 'rollback':
      return { stable: deployable.previous?.version ?? null, canary: null };
    case 'halt':
      return { ...now, canary: null };
    case 'revoke':
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
