import type { Check } from '../../registry/index.ts';
import { type Candidate, shortened, titleOf, verdict } from '../candidate.ts';

const LIFECYCLE = './lifecycle';
const WIDGETS = './widgets';

/** Slots that would stand empty: this name fills them today, nobody would afterwards. */
const emptiedSlots = ({ version, before, others }: Candidate): string[] => {
  const filled = new Set(
    [version, ...others.map((other) => other.version)].flatMap(({ data }) =>
      (data?.widgets ?? []).map(({ slot }) => slot),
    ),
  );
  const lost = before.flatMap(({ data }) => data?.widgets ?? []).filter(({ slot }) => !filled.has(slot));
  return [
    ...new Set(
      lost.map(({ slot, name }) => `widget "${name}" of slot ${slot} is gone, and nothing stands there instead`),
    ),
  ];
};

const removedRoutes = ({ version, before }: Candidate): string[] => {
  const kept = new Set((version.data?.routes ?? []).map(({ path }) => path));
  return [
    ...new Set(
      before.flatMap(({ data }) => (data?.routes ?? []).map(({ path }) => path)).filter((path) => !kept.has(path)),
    ),
  ];
};

/**
 * What others take from a version: the modules of its container, widgets in slots, and addresses. Who links to an
 * address cannot be known from outside (mails and bookmarks do, too), so a removed one is told and not refused.
 */
export const exposes = (candidate: Candidate): Check => {
  const { isShell, version, before } = candidate;
  const offered = new Set(version.exposes);
  if (isShell)
    return verdict(
      'exposes',
      version.exposes.map((name) => `the shell may not expose ${name}`),
      'The shell exposes nothing, as it must.',
    );
  const problems = [
    ...(offered.has(LIFECYCLE) ? [] : [`${LIFECYCLE} is not exposed: the shell could not mount it`]),
    ...((version.data?.widgets ?? []).length > 0 && !offered.has(WIDGETS)
      ? [`${WIDGETS} is not exposed, though it has widgets`]
      : []),
    ...new Set(
      before.flatMap((live) =>
        live.exposes
          .filter((name) => !offered.has(name) && name !== LIFECYCLE)
          .map((name) => `${name} is gone, which ${titleOf(live)} exposes`),
      ),
    ),
    ...emptiedSlots(candidate),
  ];
  const removed = removedRoutes(candidate);
  if (problems.length > 0 || removed.length === 0) {
    return verdict(
      'exposes',
      problems,
      `It exposes ${version.exposes.join(' and ')}; nothing that is live is taken away.`,
    );
  }
  return {
    id: 'exposes',
    verdict: 'warned',
    reason:
      `Addresses that are live are gone: ${shortened(removed)}. The frame stops linking to them by itself; ` +
      'links in other remotes, mails and bookmarks are not known here.',
  };
};
