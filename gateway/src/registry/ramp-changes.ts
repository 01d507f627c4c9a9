import { paused, raised, resumed } from './ramp.ts';
import type { Registry } from './registry-types.ts';
import type { Update } from './update.ts';

/** Returns the changes of ramps, each one revision with one audit entry. */
export const rampChanges = (update: Update): Pick<Registry, 'raise' | 'pauseRamp' | 'resumeRamp'> => ({
  raise: (name, by) =>
    update({ ...by, name }, (content, at) => {
      const next = raised(content, name, at);
      if (!next) return undefined;
      const { version, steps } = next.rollout;
      return { content: next.content, what: { kind: 'canary', name, version, steps } };
    }).revision,
  pauseRamp: (name, by) =>
    update({ ...by, name }, (content, at) => {
      const next = paused(content, name, { who: by.who, at });
      return next && { content: next.content, what: { kind: 'pause', name, version: next.rollout.version } };
    }).revision,
  resumeRamp: (name, by) =>
    update({ ...by, name }, (content, at) => {
      const next = resumed(content, name, at);
      return next && { content: next.content, what: { kind: 'resume', name, version: next.rollout.version } };
    }).revision,
});
