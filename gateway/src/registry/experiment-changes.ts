import { withExperiment, withoutExperiment, withShownVariant } from './experiments.ts';
import type { Registry } from './registry-types.ts';
import type { Update } from './update.ts';

/** Returns the changes of experiments, each one revision with one audit entry. */
export const experimentChanges = (
  update: Update,
): Pick<Registry, 'startExperiment' | 'stopExperiment' | 'promoteVariant'> => ({
  startExperiment: (experiment, by) =>
    update({ ...by, name: experiment.name, lander: experiment.lander }, (content, at) => {
      const { name, lander } = experiment;
      const next = withExperiment(content, experiment, { who: by.who, at });
      const variants = next.experiments?.[lander]?.variants ?? [];
      return { content: next, what: { kind: 'experiment', name, lander, variants } };
    }).revision,
  stopExperiment: (of, by) =>
    update({ ...by, name: of.name, lander: of.lander }, (content, at) => ({
      content: withoutExperiment(content, of, { who: by.who, at }),
      what: { kind: 'experiment-stop', ...of },
    })).revision,
  promoteVariant: (shown, by) =>
    update({ ...by, name: shown.name, lander: shown.lander }, (content, at) => {
      const next = withShownVariant(content, shown, { who: by.who, at });
      return next && { content: next, what: { kind: 'experiment-promote', ...shown } };
    }).revision,
});
