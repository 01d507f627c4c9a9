import type { Check } from '../../registry/index.ts';
import { type Candidate, titleOf, verdict } from '../candidate.ts';

const LIFECYCLE = './lifecycle';
const WIDGETS = './widgets';

/** Returns the slots that would become empty because only this name fills them today. */
const emptiedSlots = ({ version, before, others }: Candidate): string[] => {
  const filled = new Set(
    [version, ...others.map((other) => other.version)].flatMap(({ data }) =>
      (data?.widgets ?? []).map(({ slot }) => slot),
    ),
  );
  const lost = before.flatMap(({ data }) => data?.widgets ?? []).filter(({ slot }) => !filled.has(slot));
  return [
    ...new Set(
      lost.map(({ slot, name }) => `widget "${name}" of slot ${slot} was removed, and no other widget fills the slot`),
    ),
  ];
};

/**
 * Checks what others use of a version: the modules of its container, widgets in slots, and addresses. A team may mean to
 * remove an address, so that is only a warning here. The change that makes the version live requires its name.
 */
export const exposes = (candidate: Candidate): Check => {
  const { isShell, version, before } = candidate;
  const offered = new Set(version.exposes);
  if (isShell)
    return verdict(
      'exposes',
      version.exposes.map((name) => `the shell must not expose ${name}`),
      'The shell exposes nothing.',
    );
  const problems = [
    ...(offered.has(LIFECYCLE) ? [] : [`${LIFECYCLE} is not exposed, so the shell could not mount it`]),
    ...((version.data?.widgets ?? []).length > 0 && !offered.has(WIDGETS)
      ? [`${WIDGETS} is not exposed, although it has widgets`]
      : []),
    ...new Set(
      before.flatMap((live) =>
        live.exposes
          .filter((name) => !offered.has(name) && name !== LIFECYCLE)
          .map((name) => `${name} was removed, which ${titleOf(live)} exposes`),
      ),
    ),
    ...emptiedSlots(candidate),
  ];
  const removed = candidate.lostRoutes;
  if (problems.length > 0 || removed.length === 0) {
    return verdict(
      'exposes',
      problems,
      `It exposes ${version.exposes.join(' and ')}; nothing that is live was removed.`,
    );
  }
  return {
    id: 'exposes',
    verdict: 'warned',
    reason:
      `Live addresses were removed: ${removed.join(', ')}. The version goes live only when its team names them ` +
      '(--lose-routes). The shell stops linking to them by itself; links in other remotes, mails and bookmarks are ' +
      'unknown.',
  };
};
