import { openDatabase } from '@pairwise/api/db';
import { startPushService } from '@pairwise/api/testing';

import { proveDevices } from './c-31/devices.ts';
import { proveKills } from './c-31/kills.ts';
import type { Claim } from './claim.ts';
import { startRunningProduct } from './support/running-product.ts';

const PORT = 4770;

const sizes = {
  small: { kills: 10, messages: 30 },
  full: { kills: 200, messages: 1_000 },
};
/** The size of the control. */
const control = { kills: 1, messages: 8 };

/** Proves C-31: kills of the browser lose and double nothing, and all devices of a member agree. */
export const chatInTheBrowser: Claim = {
  id: 'C-31',
  title: 'chat survives kill -9 of the browser, and all devices agree',
  inBrowser: true,
  prove: async ({ size, seed, log }) => {
    const { kills, messages } = sizes[size];
    const push = await startPushService();
    const ends: (() => Promise<unknown>)[] = [() => push.close()];
    try {
      const product = await startRunningProduct({
        purpose: 'c-31',
        port: PORT,
        env: { PUSH_HOSTS: push.origin },
        log,
      });
      ends.push(() => product.stop());
      const db = openDatabase({ url: product.databaseUrl, onError: () => undefined });
      ends.push(() => db.destroy());
      const killed = await proveKills({ product, db, kills, seed });
      log(`${killed.kills} kills of the browser, ${killed.written} messages`);
      const devices = await proveDevices({ product, db, push, messages, seed, log });

      log('Control: an outbox that is only in memory, and a device that misses its events …');
      const inMemory = await proveKills({ product, db, kills: control.kills, seed, memoryOnly: true });
      const deaf = await proveDevices({ product, db, push, messages: control.messages, seed, log, deaf: true });

      const { lost, doubled, shownTwice, restoredDrafts, unequal } = killed;
      const kinds = { lost, doubled, shownTwice, restoredDrafts, unequal, devices: devices.unequal };
      const first = Object.entries(kinds).find(([, problems]) => problems.length > 0);
      return {
        holds: first === undefined && killed.acknowledged > 0 && devices.messages === messages,
        counts: {
          'kill -9 of the browser': killed.kills,
          'messages written, in two tabs': killed.written,
          'on the screen and written to the device before the kill': killed.acknowledged,
          'interrupted by the kill (kept)': `${killed.interrupted.all} (${killed.interrupted.kept})`,
          lost: lost.length,
          doubled: doubled.length,
          'shown twice in a frame': shownTwice.length,
          'drafts restored': restoredDrafts.length,
          'tabs unlike the server at the end': unequal.length,
          'messages between two devices each (steps)': `${devices.messages} (${devices.steps})`,
          disconnects: devices.disconnects,
          'transcripts compared': devices.transcripts,
          'unread numbers compared (of them in pushes)': `${devices.numbers} (${devices.pushes})`,
          'devices unlike the server': devices.unequal.length,
          first: first ? `${first[0]}: ${first[1][0]}` : '-',
        },
        control: {
          what: `outbox in memory (${inMemory.lost.length} lost), deaf device (${deaf.unequal.length} differences)`,
          caught: inMemory.lost.length > 0 && deaf.unequal.length > 0,
        },
      };
    } finally {
      for (const end of ends.reverse()) await end();
    }
  },
};
