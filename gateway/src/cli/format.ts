import type {
  ChangeResponse,
  Check,
  HaltRule,
  LosesRoutes,
  LostAddresses,
  HealthState,
  Ramp,
  RampPlan,
  RolledBack,
  RolloutState,
  RolloutStep,
} from '@pairwise/contracts/console';

import { formatTime } from '../registry/format-time.ts';

const marks: Record<Check['verdict'], string> = { passed: '✓', failed: '✗', warned: '!', 'not run': '?' };

/** The longest names: `languages`, `endpoint-contract`. Checks are printed one by one, so their width is not known. */
const ID_WIDTH = 'endpoint-contract'.length;

/** Formats a check of the gate as a line. */
export const formatCheck = ({ id, verdict, reason }: Check): string =>
  `  ${marks[verdict]} ${id.padEnd(ID_WIDTH)}  ${verdict.padEnd(7)}  ${reason}`;

/** Formats a step: `10 % of NL, BE`, `25 % of all visitors`. */
export const formatStep = ({ audience, percent }: RolloutStep): string => {
  const { countries = [], languages = [], niches = [], staff } = audience;
  const parts = [
    ...(countries.length > 0 ? [countries.join(', ')] : []),
    ...(languages.length > 0 ? [`speakers of ${languages.join(', ')}`] : []),
    ...(niches.length > 0 ? [`niche ${niches.join(', ')}`] : []),
    ...(staff === undefined ? [] : [staff ? 'staff' : 'everyone but staff']),
  ];
  return `${percent} % of ${parts.join(' and ') || 'all visitors'}`;
};

/** Formats who gets a canary and its figures: `10 % of all visitors; 9 of 600 documents with an error`. */
export const formatCanary = ({ steps, canary }: Pick<RolloutState, 'steps' | 'canary'>): string =>
  `${steps.map(formatStep).join(', ')}; ${canary.errorSessions} of ${canary.sessions} documents with an error`;

const verdicts: Record<HealthState, string> = {
  healthy: 'healthy',
  not_enough_data: 'not enough data',
  worse_not_proven: 'worse, not proven',
  rolled_back: 'worse than stable',
};

/** Formats the gateway's latest verdict on a canary. */
export const formatVerdict = ({ lastVerdict }: Pick<RolloutState, 'lastVerdict'>): string =>
  lastVerdict ? verdicts[lastVerdict.state] : 'not judged yet';

/** Formats a ramp: `1 → 10 → 50 %, 60 minutes or more at each, while it is healthy`. */
export const formatRamp = ({ percents, holdMinutes, notBefore, ...state }: RampPlan & Partial<Ramp>): string => {
  const start = notBefore === undefined ? '' : `, not before ${formatTime(notBefore)} UTC`;
  const paused = state.paused ? `; paused by ${state.paused.by} at ${formatTime(state.paused.at)}` : '';
  return `${percents.join(' → ')} %, ${holdMinutes} minutes or more at each, while it is healthy${start}${paused}`;
};

/** Formats a halt rule, from “it is certain to be worse than stable” on. */
export const formatRule = ({ errorRateDelta, minSessions, minNetworks = 1 }: HaltRule): string => {
  const networks = minNetworks > 1 ? `, by documents of ${minNetworks} networks or more` : '';
  const delta = Number((errorRateDelta * 100).toFixed(2));
  return (
    `it is certain to be worse than stable${networks}: in errors or silent pages by more than ${delta} percentage points, ` +
    `or slower; where all visitors get it, from ${minSessions} documents on`
  );
};

/** Formats what a canary does by itself: its ramp, and when it is rolled back. */
export const formatPlan = ({ ramp, haltOn }: { ramp?: RampPlan; haltOn: HaltRule }): string[] => [
  ramp ? `ramp: ${formatRamp(ramp)}` : 'ramp: none',
  `rolled back by itself when ${formatRule(haltOn)}`,
];

/** Escapes and shortens a typed name for a sentence. */
export const plainName = (name: string): string => JSON.stringify(name.slice(0, 60)).slice(1, -1);

/** Formats the result of a change: done, or waiting for approval. */
export const formatChange = ({ revision, request }: ChangeResponse, done: string): string =>
  request === undefined
    ? `${done} (revision ${revision}).`
    : `Waiting for a second person, who runs \`npm run mfe -- approve ${request} --why "…"\`.`;

/** Formats the live addresses that a change loses, after what it does: ` without /old`. */
export const formatLoss = ({ loseRoutes = [] }: LosesRoutes): string =>
  loseRoutes.length > 0 ? ` without ${loseRoutes.join(', ')}` : '';

/** Formats the addresses that a rollback has lost, one sentence each for pages and for variants. */
export const formatLost = ({ routes, variants }: LostAddresses): string[] => [
  ...(routes.length > 0
    ? [
        `These addresses show the error page now: ${routes.join(', ')}. Change the links and advertisements that lead there.`,
      ]
    : []),
  ...(variants.length > 0
    ? [`These variants are gone; their addresses show the usual texts of the lander now: ${variants.join(', ')}.`]
    : []),
];

/** Formats when, by whom and why a version was rolled back. */
export const formatRolledBack = ({ at, by, why }: RolledBack): string =>
  `rolled back at ${formatTime(at)} by ${by} ("${why}")`;

/** Removes control characters: text that other teams wrote must not control the terminal. */
export const withoutControls = (line: string): string => line.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
