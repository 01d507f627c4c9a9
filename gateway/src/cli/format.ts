import type { ChangeResponse, Check, RolloutStep } from '@pairwise/contracts/console';

const marks: Record<Check['verdict'], string> = { passed: '✓', failed: '✗', warned: '!', 'not run': '?' };

/** The gate's list: a verdict and a reason each. */
export const formatChecks = (checks: readonly Check[]): string[] => {
  const width = Math.max(0, ...checks.map(({ id }) => id.length));
  return checks.map(
    ({ id, verdict, reason }) => `  ${marks[verdict]} ${id.padEnd(width)}  ${verdict.padEnd(7)}  ${reason}`,
  );
};

/** `10 % of NL, BE`, `25 % of everybody`. */
export const formatStep = ({ audience, percent }: RolloutStep): string => {
  const { countries = [], languages = [], niches = [], staff } = audience;
  const parts = [
    ...(countries.length > 0 ? [countries.join(', ')] : []),
    ...(languages.length > 0 ? [`speakers of ${languages.join(', ')}`] : []),
    ...(niches.length > 0 ? [`niche ${niches.join(', ')}`] : []),
    ...(staff === undefined ? [] : [staff ? 'staff' : 'all but staff']),
  ];
  return `${percent} % of ${parts.join(' and ') || 'everybody'}`;
};

/** What was typed as a name, for a sentence. */
export const plainName = (name: string): string => JSON.stringify(name.slice(0, 60)).slice(1, -1);

/** What came of a change: done, or waiting for somebody else. */
export const formatChange = ({ revision, request }: ChangeResponse, done: string): string =>
  request === undefined
    ? `${done} (revision ${revision}).`
    : `Waiting for a second person: npm run mfe -- approve ${request} --why "…"`;

/** `2026-11-21 19:31`, in UTC as the audit has it. */
export const formatTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
