import { isTokenHolder } from '../access/author.ts';
import { fitsLive } from '../publish/fits-live.ts';
import {
  type AuditEntry,
  type Change,
  currentChain,
  type RegisteredVersion,
  type RegistryDocument,
} from '../registry/index.ts';

/** Why a build of the checkout does not go live by itself. `unfit` has the problem. */
export type Hold =
  | { kind: 'production' | 'team' | 'revoked' | 'unchanged' }
  | {
      kind: 'unfit';
      problem: string;
    };

export interface HoldOptions {
  document: RegistryDocument;
  audit: readonly AuditEntry[];
  /** The version that the checkout builds. */
  built: RegisteredVersion;
  /** Whether the checkout built it at the last start already, and another version was chosen since then. */
  unchanged: boolean;
  production: boolean;
}

/** An upload alone decides nothing: a dry run makes one. A preview link shows a version that is not live. */
const decidesNothing: ReadonlySet<Change['kind']> = new Set(['publish', 'preview']);

/**
 * Whether the holder of a token ever decided about a name. What the gateway and the operator do is not done with a token. An
 * experiment chooses no version.
 */
const hasTeamDecided = (audit: readonly AuditEntry[], name: string): boolean =>
  audit.some(
    ({ who, what }) => what.name === name && 'version' in what && !decidesNothing.has(what.kind) && isTokenHolder(who),
  );

/** Returns what is live of the names about which their teams have decided. */
const chosenByTeams = (document: RegistryDocument, audit: readonly AuditEntry[]): RegistryDocument => {
  const pointers = Object.entries(document.pointers).filter(([name]) => hasTeamDecided(audit, name));
  return { ...document, pointers: Object.fromEntries(pointers) };
};

/**
 * Returns why a build of the checkout does not go live by itself; undefined when it does. It goes live only in
 * development, while no holder of a token has decided about its name, and if what teams chose can run beside it.
 */
export const findHold = ({ document, audit, built, unchanged, production }: HoldOptions): Hold | undefined => {
  const chain = currentChain(audit);
  if (built.status === 'revoked') return { kind: 'revoked' };
  if (hasTeamDecided(chain, built.name)) return { kind: 'team' };
  if (production) return { kind: 'production' };
  if (unchanged) return { kind: 'unchanged' };
  const problem = fitsLive(chosenByTeams(document, chain), built);
  return problem === undefined ? undefined : { kind: 'unfit', problem };
};
