import { formatRolledBack, formatStep, withoutControls } from '../cli/format.ts';
import { formatTime } from '../registry/format-time.ts';
import {
  type AuditEntry,
  findRolledBack,
  type RegisteredVersion,
  type RegistryDocument,
  type Rollout,
} from '../registry/index.ts';
import type { Hold } from './find-hold.ts';

/** The changes of what is live, as nouns. */
const changes: Partial<Record<AuditEntry['what']['kind'], string>> = {
  promote: 'promotion',
  approve: 'approval',
  canary: 'canary',
  halt: 'end of the canary',
  rollback: 'rollback',
  revoke: 'revocation',
};

const formatLive = (name: string, stable: string | undefined, rollout: Rollout | undefined): string => {
  const canary = rollout ? `, ${rollout.version} for ${rollout.steps.map(formatStep).join(', ')}` : '';
  return `${name}: ${stable ?? 'nothing'} is live${canary}`;
};

/** Formats the last change of what is live: the reason for the state of today. */
const formatLastChange = (audit: readonly AuditEntry[], name: string): string => {
  const last = audit.findLast(({ what }) => what.name === name && changes[what.kind] !== undefined);
  if (!last) return '';
  return ` after the ${changes[last.what.kind]} by ${last.who} at ${formatTime(last.at)} ("${last.why}")`;
};

const formatHold = (hold: Hold): string => {
  switch (hold.kind) {
    case 'production':
      return ' In production, nothing goes live by itself.';
    case 'unfit':
      return ` It does not fit what teams have made live: ${hold.problem}.`;
    case 'unchanged':
      return ' It has not changed since the last start.';
    default:
      return '';
  }
};

const commandFor = ({ name, version, status }: RegisteredVersion, isFirst: boolean): string => {
  if (status === 'verified') return `npm run mfe -- promote ${name} ${version} --why "…"`;
  // Without a live version of the other deployables the gate has no pages to check it in.
  if (isFirst) return `npm run mfe -- point ${name} ${version} --unchecked --why "…"`;
  return `npm run mfe -- publish ${name}`;
};

export interface CandidateFacts {
  document: RegistryDocument;
  audit: readonly AuditEntry[];
  /** The version that the checkout builds and that did not go live. */
  built: RegisteredVersion;
  hold: Hold;
}

/** Formats one line: what is live and why, what the checkout builds, and the command that promotes it. */
export const formatCandidate = ({ document, audit, built, hold }: CandidateFacts): string => {
  const { name, version } = built;
  const { [name]: stable } = document.pointers;
  const { [name]: rollout } = document.rollouts;
  const rolledBack = findRolledBack(audit, name).get(version);
  const history = rolledBack ? `, ${formatRolledBack(rolledBack)},` : '';
  const role = rollout?.version === version ? 'is the canary' : 'is a candidate';
  const next =
    hold.kind === 'revoked'
      ? 'Only another build can go live.'
      : `To promote it: ${commandFor(built, hold.kind === 'production' && stable === undefined)}`;
  return withoutControls(
    `${formatLive(name, stable, rollout)}${formatLastChange(audit, name)}. ` +
      `This checkout's ${version}${history} ${role}.${formatHold(hold)} ${next}`,
  );
};
