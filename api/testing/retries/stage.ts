import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { type Database, openDatabase } from '../../src/db/database.ts';
import { insertPromo } from '../../src/db/seed/promo.ts';
import type { Failpoint } from '../../src/plugins/failpoints.ts';
import { testDebitKey } from '../direct-debit.ts';
import { startSandbox } from '../payment-sandbox.ts';
import { startPushService } from '../push-service.ts';
import { createTestDatabase } from '../test-database.ts';
import { startApiProcesses } from './api-processes.ts';
import { type Scene, type World, writeCases, type WriteKey } from './cases.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { type Browser, openBrowser, sendUntilComplete } from './deliver.ts';
import { currentMoment, effectsSince, recordEffects } from './effects.repository.ts';

/** A database whose effects are recorded, api processes that can be killed, and a proxy in front that cuts responses. */
export interface Stage {
  db: Database;
  proxy: CuttingProxy;
  /** Opens the browser that sends a write. */
  open: (key: WriteKey, scene: Scene, withKey?: boolean) => Browser;
  /** Prepares a new scene of a write, delivers it, and returns what it did; empty for nothing. */
  effectsOf: (key: WriteKey, deliver: (scene: Scene) => Promise<unknown>) => Promise<string>;
  /** Sends a write without a fault and returns the body of its response. @throws {Error} when it is refused */
  send: (key: WriteKey, scene: Scene) => Promise<unknown>;
  /** Sends a write whose process dies at a failpoint, and lets another process serve. @returns false without that failpoint */
  crash: (browser: Browser, failpoint: Failpoint) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Starts everything on a new database. */
export const openStage = async (): Promise<Stage> => {
  const ends: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const db = openDatabase({ url: database.url, onError: () => {} });
    ends.push(() => db.destroy());
    await insertPromo(db);
    await sql`update sites set settings = '{"promo_tile": true}' where id = 1`.execute(db);
    await recordEffects(db);

    const push = await startPushService();
    ends.push(() => push.close());
    const sandbox = await startSandbox();
    ends.push(() => sandbox.close());
    const dataDir = await mkdtemp(join(tmpdir(), 'pairwise-retries-'));
    ends.push(() => rm(dataDir, { recursive: true, force: true }));
    const api = await startApiProcesses({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      TRUST_PROXY: '127.0.0.1',
      PUSH_HOSTS: push.origin,
      ...sandbox.env,
      DIRECT_DEBIT_KEY: testDebitKey,
    });
    ends.push(() => api.stop());
    const proxy = await startCuttingProxy();
    ends.push(() => proxy.close());
    proxy.target(api.port());

    const open: Stage['open'] = (key, scene, withKey) => openBrowser(proxy.port, key, scene, withKey);
    const send: Stage['send'] = async (key, scene) => {
      const { status, body } = await sendUntilComplete(open(key, scene));
      if (status !== 200) throw new Error(`${key}: ${status} ${JSON.stringify(body)}`);
      return body;
    };
    const readChat: World['readChat'] = async (conversation, session) => {
      const url = `http://127.0.0.1:${api.port()}/api/chat.php?conversation=${conversation}`;
      const response = await fetch(url, { headers: { cookie: `auth.session=${session}` } });
      if (!response.ok) throw new Error(`the chat ${conversation}: ${response.status}`);
      return (await response.json()) as { draft_rev: number };
    };
    return {
      db,
      proxy,
      open,
      send,
      effectsOf: async (key, deliver) => {
        const scene = await writeCases[key]({ db, send, readChat, subscribe: () => push.browser().subscription });
        const before = await currentMoment(db);
        await deliver(scene);
        return effectsSince(db, before);
      },
      crash: async (browser, failpoint) => {
        const { complete } = await browser.send({ 'x-failpoint': failpoint });
        if (complete) return false;
        await api.replace();
        proxy.target(api.port());
        return true;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
