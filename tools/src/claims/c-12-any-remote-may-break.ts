import type { Claim } from './claim.ts';
import { stageVersions } from './c-12/broken-versions.ts';
import { faults } from './c-12/faults.ts';
import { type Case, type Outcome, runCase, runRollback, type CaseContext } from './c-12/one-case.ts';
import { seeded } from './support/random.ts';
import { listRemotes, type RemoteRoute } from './support/remotes.ts';
import { startRunningProduct } from './support/running-product.ts';

/**
 * Plans the cases. Full: every remote and fault, with and without an earlier version, while all other remotes are used.
 * Small: every fault once, at two remotes by turns, which the seed chooses, while two others are used, by turns, too.
 */
const planCases = (remotes: readonly RemoteRoute[], size: 'small' | 'full', seed: number): Case[] => {
  const random = seeded(seed);
  const first = seed % remotes.length;
  const chosen = size === 'full' ? remotes : [0, 2].flatMap((step) => remotes[(first + step) % remotes.length] ?? []);
  return chosen.flatMap((remote, place) => {
    const all = remotes.filter(({ name }) => name !== remote.name);
    return faults.flatMap(({ id }, index): Case[] => {
      const entrance = random() < 0.5 ? 'document' : 'navigation';
      const others = size === 'full' ? all : [index, index + 1].flatMap((turn) => all[turn % all.length] ?? []);
      const one = { remote, fault: id, entrance, others } as const;
      if (size === 'full') return [true, false].map((lastGood) => ({ ...one, lastGood }));
      return index % 2 === place ? [{ ...one, lastGood: index % 4 < 2 }] : [];
    });
  });
};

const nameOf = ({ remote, fault, lastGood, entrance }: Case): string =>
  `${remote.name}, ${fault}, ${lastGood ? 'with' : 'without'} an earlier version, by ${entrance}`;

const complaintsOf = (one: Case, { blank, late, unexpected, unusable, milliseconds }: Outcome): string[] =>
  [
    ...(blank ? ['blank'] : []),
    ...(late ? [`late (${milliseconds} ms)`] : []),
    ...(unexpected === undefined ? [] : [unexpected]),
    ...unusable,
  ].map((complaint) => `${nameOf(one)}: ${complaint}`);

/** Proves C-12: a remote may break in every known way, and everything else keeps working. */
export const anyRemoteMayBreak: Claim = {
  id: 'C-12',
  title: 'any remote may break, and everything else goes on',
  inBrowser: true,
  prove: async ({ size, seed, log }) => {
    const product = await startRunningProduct({ purpose: 'c-12', port: 4750, log });
    try {
      const stages = stageVersions(product.registry, product.folder, `${seed}`);
      const remotes = listRemotes(product.registry.current());
      const context: CaseContext = { product, stages };
      const cases = planCases(remotes, size, seed);
      const outcomes: Outcome[] = [];
      const complaints: string[] = [];
      for (const one of cases) {
        const outcome = await runCase(context, one).catch((error: unknown) => {
          complaints.push(`${nameOf(one)}: could not run: ${String(error)}`);
        });
        if (!outcome) continue;
        outcomes.push(outcome);
        const found = complaintsOf(one, outcome);
        complaints.push(...found);
        log(`${nameOf(one)}: ${outcome.shown.kind} after ${outcome.milliseconds} ms`);
        found.forEach((complaint) => log(`  ! ${complaint}`));
      }
      let backwards = 0;
      for (const remote of new Set(cases.map((one) => one.remote))) {
        const { works, shown } = await runRollback(context, remote);
        if (works) backwards += 1;
        else complaints.push(`${remote.name} does not work after a rollback: ${shown}`);
      }

      log('Control: a shell that waits a minute for a remote …');
      stages.patientShell();
      const [hanging] = remotes.filter(({ member }) => member);
      if (!hanging) throw new Error('No remote for members is live.');
      const control = await runCase(context, {
        remote: hanging,
        fault: 'hang',
        lastGood: false,
        entrance: 'document',
        others: [],
      });

      const times = (kind: 'fallback' | 'screen') =>
        Math.max(0, ...outcomes.filter(({ shown }) => shown.kind === kind).map(({ milliseconds }) => milliseconds));
      return {
        holds: cases.length > 0 && complaints.length === 0,
        counts: {
          remotes: new Set(cases.map(({ remote }) => remote.name)).size,
          faults: faults.length,
          'cases (completed)': `${cases.length} (${outcomes.length})`,
          'blank screens': outcomes.filter(({ blank }) => blank).length,
          'late (later than 3 s after the deadline of 8 s)': outcomes.filter(({ late }) => late).length,
          'other than expected': outcomes.filter(({ unexpected }) => unexpected !== undefined).length,
          'cases with an unusable part': outcomes.filter(({ unusable }) => unusable.length > 0).length,
          'fallbacks shown': outcomes.filter(({ shown }) => shown.kind === 'fallback').length,
          'last good versions shown': outcomes.filter(({ shown }) => shown.kind === 'screen').length,
          'worst time to a fallback, ms': times('fallback'),
          'worst time to a last good version, ms': times('screen'),
          'rolled back one version, works': backwards,
          first: complaints[0] ?? '-',
        },
        control: {
          what: `a shell that waits a minute: nothing was rendered after ${control.milliseconds} ms`,
          caught: control.late,
        },
      };
    } finally {
      await product.stop();
    }
  },
};
