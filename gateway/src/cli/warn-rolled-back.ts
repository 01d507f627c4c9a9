import { formatRolledBack } from './format.ts';
import type { LiveView } from './read-live.ts';

/** Prints when, by whom and why a version was rolled back, if it ever was. By default it is the canary. */
export const warnRolledBack = (
  { state }: LiveView,
  { name, version }: { name: string; version?: string | undefined },
  print: (line: string) => void,
): void => {
  const offered = version ?? state?.rollout?.version;
  const rolledBack = state?.versions.find((one) => one.version === offered)?.rolledBack;
  if (rolledBack) print(`${name} ${offered} was ${formatRolledBack(rolledBack)}.`);
};
