import type { Language } from './languages.ts';
import type { Zone } from './remote.ts';
import type { RolloutStep } from './rollout.ts';

/** The properties of a visitor that audiences use. */
export interface Visitor {
  /** Value of the cookie `mfe.bucket`, over https `__Host-Http-mfe.bucket`. */
  bucket: string;
  /** ISO code, as in `geoip_selected_country`; empty when unknown. */
  country: string;
  language: Language;
  niche: number;
  /** Signed in with a deploy token. */
  staff: boolean;
  /** The visitor has objected to experiments, and gets no canary. */
  hasObjected?: true;
}

/** A visitor's place in a rollout: the first step that fits, and whether the visitor is within its percentage (`canary`). */
export interface Place {
  /** The index of the step. */
  step: number;
  percent: number;
  /** In hundredths of a percent, 0 to 9999. */
  position: number;
  canary: boolean;
}

/** Why a visitor gets a version. */
export type Reason =
  /** An override: a version, or the developer's own server in place of the stable version. */
  | { kind: 'override'; value: string }
  /** The first step of the rollout that fits. `canary` says whether the visitor is within its percentage. */
  | ({ kind: 'rollout-step' } & Place)
  /** A canary runs, but no step fits this visitor. */
  | { kind: 'no-step' }
  /** A canary runs, but the visitor has objected to experiments. */
  | { kind: 'objected' }
  | { kind: 'stable' }
  /** The chosen version (`version`, by the reason `chosenBy`) cannot run in the shell of this page. */
  | { kind: 'incompatible'; version: string; problem: string; chosenBy: Reason }
  | { kind: 'not-live' };

export interface Explanation {
  name: string;
  /** Null when nothing of the name is served. */
  version: string | null;
  revision: number;
  visitor: Visitor;
  /** For programs; the sentences say the same. */
  why: Reason;
  /** English sentences, in the order of the decisions. */
  sentences: string[];
}

/** The page of an address. */
export interface ExplainedPage {
  path: string;
  /** The deployable that owns the address; null when none does, so that visitors see the error page. */
  owner: string | null;
  route: string | null;
  zone: Zone;
}

/** `GET /api/names/:name/explain`. */
export interface ExplainResponse extends Explanation {
  /** The owner of the requested path; absent without a path. */
  page?: ExplainedPage;
}

/** Which version of one deployable a visitor gets, and why. */
export interface ExplainedDeployable extends Pick<Explanation, 'name' | 'version' | 'why'> {
  stable: string | null;
  canary: { version: string; steps: RolloutStep[] } | null;
}

/** `GET /api/explain?path=`: the versions that a visitor's page is made of. */
export interface ExplainPageResponse {
  revision: number;
  visitor: Visitor;
  /** Null when no shell is live, so that there are no pages. */
  page: ExplainedPage | null;
  /** The owner of the page first, then the shell and the other remotes that the page may load. */
  deployables: ExplainedDeployable[];
}
