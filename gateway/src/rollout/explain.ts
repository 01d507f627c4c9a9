import type { Explanation } from '@pairwise/contracts/explain';

import type { RegistryDocument, RolloutStep } from '../registry/document.ts';
import { type Choice, chooseVersion, type Reason, type Visitor } from './choose-version.ts';
import { isLocalOrigin } from './local-origin.ts';

const listed = (what: string, values: readonly (string | number)[] | undefined): string[] =>
  values ? [`${what} ${values.join(', ')}`] : [];

const formatAudience = ({ audience: { countries, languages, niches, staff } }: RolloutStep): string => {
  const parts = [
    ...listed('country', countries),
    ...listed('language', languages),
    ...listed('niche', niches),
    ...(staff === undefined ? [] : [staff ? 'staff' : 'not staff']),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'all visitors';
};

/** Formats a position as a percentage: 733 is 7.33 %. */
const asPercent = (position: number): string => `${(position / 100).toFixed(2)} %`;

const formatReason = (document: RegistryDocument, name: string, why: Reason): string[] => {
  const rollout = document.rollouts[name];
  switch (why.kind) {
    case 'override':
      return [
        isLocalOrigin(why.value)
          ? `An override in this browser loads ${name} from ${why.value}.`
          : `An override in this browser selects ${why.value}.`,
      ];
    case 'rollout-step': {
      const step = rollout?.steps[why.step];
      return [
        `The canary ${rollout?.version ?? name} runs. Its step ${why.step + 1} (${step ? formatAudience(step) : ''}) is the first that fits this visitor: ${why.percent} %.`,
        `The visitor's position is ${asPercent(why.position)}, ${why.canary ? 'below it, so they get the canary' : 'not below it, so they get the stable version'}.`,
      ];
    }
    case 'no-step':
      return [
        `The canary ${rollout?.version ?? name} runs, but none of its steps is for this visitor, who gets the stable version.`,
      ];
    case 'objected':
      return [
        `The canary ${rollout?.version ?? name} runs, but this visitor has objected to experiments and gets the stable version.`,
      ];
    case 'stable':
      return ['No canary runs: everyone gets the stable version.'];
    case 'incompatible':
      return [
        ...formatReason(document, name, why.chosenBy),
        `But ${why.version} does not fit the shell of this page (${why.problem}), so the last good version that fits is used.`,
      ];
    case 'not-live':
      return [`Nothing called ${name} is live.`];
    default:
      return why satisfies never;
  }
};

const formatIgnoredOverride = ({ ignoredOverride }: Choice): string[] =>
  ignoredOverride ? [`The override ${ignoredOverride.value} was not followed: ${ignoredOverride.problem}.`] : [];

/**
 * Explains to developers why a visitor gets a version of a name. `overrides` are those of the visitor's browser, by
 * name.
 */
export const explain = (
  document: RegistryDocument,
  { name, visitor, overrides = {} }: { name: string; visitor: Visitor; overrides?: Record<string, string> },
): Explanation => {
  const shell = name === 'shell' ? undefined : chooseVersion(document, 'shell', visitor, overrides['shell']).version;
  const choice = chooseVersion(document, name, visitor, overrides[name], shell);
  return {
    name,
    version: choice.version?.version ?? null,
    revision: document.revision,
    visitor,
    why: choice.why,
    sentences: [...formatIgnoredOverride(choice), ...formatReason(document, name, choice.why)],
  };
};
