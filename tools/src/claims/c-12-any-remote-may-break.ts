import type { Claim } from './claim.ts';
import { stageVersions } from './c-12/broken-versions.ts';
import { faults } from './c-12/faults.ts';
import { type Case, type Outcome, runCase, runRollback, type Surroundings } from './c-12/one-case.ts';
import { seeded } from './support/random.ts';
import { remotesSeen, type Seen } from './support/remotes.ts';
import { startRunningProduct } from './support/running-product.ts';

/** Full: every remote, every fault, with and without an earlier version. Small: two remotes, which the seed chooses. */
const planCases = (remotes: readonly Seen[], size: 'small' | 'full', seed: number): Case[] => {
  const random = seeded(seed);
  const first = seed % remotes.length;
  const chosen = size === 'full' ? remotes : [0, 2].flatMap((step) => remotes[(first + step) % remotes.length] ?? []);
  return chosen.flatMap((remote, place) =>
    faults.flatMap(({ id }, index): Case[] => {
      const entrance = random() < 0.5 ? 'document' : 'navigation';
      const one = { remote, fault: id, entrance } as const;
      const both = [true, false].map((lastGood) => ({ ...one, lastGood }));
      return size === 'full' ? both : both.slice((index + place) % 2).slice(0, 1);
    }),
  );
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

/** C-12: a remote may be broken in every way we know, and everything else goes on. */
export const anyRemoteMayBreak: Claim = {
  id: 'C-12',
  title: 'any remote may break, and everything else goes on',
  prove: async ({ size, seed, log }) => {
    const product = await startRunningProduct({ purpose: 'c-12', port: 4750, log });
    try {
      const stages = stageVersions(product.registry, product.folder, `${seed}`);
      const remotes = remotesSeen(product.registry.current());
      const surroundings: Surroundings = { product, stages, remotes };
      const cases = planCases(remotes, size, seed);
      const outcomes: Outcome[] = [];
      const complaints: string[] = [];
      for (const one of cases) {
        const outcome = await runCase(surroundings, one).catch((error: unknown) => {
          complaints.push(`${nameOf(one)}: could not be tried: ${String(error)}`);
        });
        if (!outcome) continue;
        outcomes.push(outcome);
        const noticed = complaintsOf(one, outcome);
        complaints.push(...noticed);
        log(`${nameOf(one)}: ${outcome.shown.kind} after ${outcome.milliseconds} ms`);
        noticed.forEach((complaint) => log(`  ! ${complaint}`));
      }
      let backwards = 0;
      for (const remote of new Set(cases.map((one) => one.remote))) {
        const { works, shown } = await runRollback(surroundings, remote);
        if (works) backwards += 1;
        else complaints.push(`${remote.name} does not work one version back: ${shown}`);
      }

      log('Control: a shell that waits a minute for a remote …');
      stages.patientShell();
      const [hanging] = remotes.filter(({ member }) => member);
      if (!hanging) throw new Error('no remote for members is live');
      const control = await runCase(surroundings, {
        remote: hanging,
        fault: 'hang',
        lastGood: false,
        entrance: 'document',
      });

      const times = (kind: 'fallback' | 'screen') =>
        Math.max(0, ...outcomes.filter(({ shown }) => shown.kind === kind).map(({ milliseconds }) => milliseconds));
      return {
        holds: cases.length > 0 && complaints.length === 0,
        counts: {
          remotes: new Set(cases.map(({ remote }) => remote.name)).size,
          faults: faults.length,
          'cases (tried)': `${cases.length} (${outcomes.length})`,
          'blank screens': outcomes.filter(({ blank }) => blank).length,
          'late (later than 3 s after the deadline of 8 s)': outcomes.filter(({ late }) => late).length,
          'other than expected': outcomes.filter(({ unexpected }) => unexpected !== undefined).length,
          'cases with something unusable': outcomes.filter(({ unusable }) => unusable.length > 0).length,
          'fallbacks shown': outcomes.filter(({ shown }) => shown.kind === 'fallback').length,
          'last good versions shown': outcomes.filter(({ shown }) => shown.kind === 'screen').length,
          'worst time to a fallback, ms': times('fallback'),
          'worst time to a last good version, ms': times('screen'),
          'pointed one version back, works': backwards,
          first: complaints[0] ?? '-',
        },
        control: {
          what: `a shell that waits a minute: nothing stood after ${control.milliseconds} ms`,
          caught: control.late,
        },
      };
    } finally {
      await product.stop();
    }
  },
};
