import { attacks, type Attack, type Findings } from './c-25/attacks.ts';
import type { Claim } from './claim.ts';
import { seeded } from './support/random.ts';
import { type Edit, type RunningApi, startApi } from './support/running-api.ts';

const PORT = 4806;

/** Accounts that are attacked concurrently. */
const CONCURRENT = 3;

/** Makes an attack many times, on other members each time. */
const repeat = async (api: RunningApi, { run }: Attack, times: number, random: () => number): Promise<Findings> => {
  const total: Findings = { opened: 0, survivors: [] };
  let left = times;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { opened, survivors } = await run(api, random);
      total.opened += opened;
      total.survivors.push(...survivors);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return total;
};

const inApi = async <Result>(
  log: (line: string) => void,
  edits: readonly Edit[],
  work: (api: RunningApi) => Promise<Result>,
): Promise<Result> => {
  const api = await startApi({ purpose: 'c-25', ports: [PORT], log, edits });
  try {
    return await work(api);
  } finally {
    await api.stop();
  }
};

/** The negative control: sessions are created without the lock of the account and without the comparison. */
const withoutLock: Edit[] = [
  { file: 'src/domain/account/account.repository.ts', from: '    .forNoKeyUpdate()\n', to: '' },
  {
    file: 'src/domain/account/account.policy.ts',
    from: 'if (account.passwordHash !== verified) throw',
    to: 'if (account.passwordHash === verified && account.passwordHash !== verified) throw',
  },
];

/** Resets against the control. */
const CONTROL_RESETS = 10;

/** Proves C-25: no session outlives its end, however the requests are interleaved. */
export const sessions: Claim = {
  id: 'C-25',
  title: 'no session outlives its end',
  prove: async ({ size, seed, log }) => {
    const random = seeded(seed);
    const counts: Record<string, number | string> = {};
    const survivors = await inApi(log, [], async (api) => {
      const all: string[] = [];
      for (const { attack, small, full } of attacks) {
        const times = size === 'full' ? full : small;
        const found = await repeat(api, attack, times, random);
        log(`${attack.what}: ${times} times, ${found.opened} sessions, ${found.survivors.length} survivors`);
        counts[attack.what] = `${times}, ${found.opened} sessions opened`;
        all.push(...found.survivors);
      }
      return all;
    });
    counts['survivors'] = survivors.length;
    counts['first survivor'] = survivors[0] ?? '-';

    log('Control: an api that creates sessions without the lock of the account …');
    const [resets] = attacks;
    if (!resets) throw new Error('no attack');
    const caught = await inApi(log, withoutLock, (api) => repeat(api, resets.attack, CONTROL_RESETS, seeded(seed)));
    log(`${caught.survivors.length} survivors of ${CONTROL_RESETS} resets`);

    return {
      holds: survivors.length === 0,
      counts,
      control: {
        what: `sessions without the lock of the account (${caught.survivors.length} survivors of ${CONTROL_RESETS} resets)`,
        caught: caught.survivors.length > 0,
      },
    };
  },
};
