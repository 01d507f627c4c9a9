/** `node use-shared-data.ts DATA_DIR DATABASE ACTION ARGUMENT`: a program that uses what gateways share once, and then ends. */
import { openData } from '../data/open-data.ts';

const [dataDir = '', databaseUrl, action = '', argument = ''] = process.argv.slice(2);
const data = await openData({ dataDir, databaseUrl, warn: (message) => process.emitWarning(message) });

const actions: Record<string, () => unknown> = {
  open: () => undefined,
  'end-session': () => data.endedSessions.end(argument, Date.now() + 60_000),
  subscribe: () =>
    data.subscriptions.add({
      id: argument,
      name: 'mf-chat',
      target: { kind: 'mail', address: 'ada@dates.example' },
      createdAt: '2026-12-01T06:00:00.000Z',
      createdBy: 'chat/Ada',
      since: 41,
    }),
  'claim-day': () => data.claimPruneDay(argument),
  count: async () => {
    const log = data.visits.open(argument);
    log.visit('aaaaaaaaaaaa', 'default en phone NL');
    log.signup('aaaaaaaaaaaa');
    await log.flush();
  },
};
await actions[action]?.();
await data.close();
