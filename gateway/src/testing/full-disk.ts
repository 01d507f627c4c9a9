/**
 * `node full-disk.ts DATA_DIR`: fills the disk of the folder and rolls back over HTTP, first without a reserve and then
 * with one. Prints the results as JSON. A test runs it on a small disk of its own.
 */
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

import { fillReserve } from '../files/reserve.ts';
import { chatDist } from './make-dist.ts';
import { startControl, uploadForm, uploadParts } from './start-control.ts';
import { operator } from './start-gateway.ts';

const [dataDir = ''] = process.argv.slice(2);
const filler = path.join(dataDir, 'filler');

/** Writes until not even one more byte is accepted. */
const fillDisk = (): void => {
  const handle = openSync(filler, 'w');
  for (let size = 65_536; size >= 1;) {
    try {
      if (writeSync(handle, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(handle);
};

const control = await startControl({ dataDir });
const [first, second, third] = ['1.0.0-00000001', '1.1.0-00000001', '1.2.0-00000001'] as const;
for (const version of [first, second, third]) control.registry.putLive(chatDist(version), operator);
const token = control.tokenFor('mf-chat');
const authorization = `Bearer ${token}`;
const build = uploadParts(chatDist('1.3.0-00000001'));

const upload = async (): Promise<number> => {
  const sent = { method: 'POST', headers: { authorization }, body: uploadForm(build) };
  return (await fetch(`${control.url}/api/versions`, sent)).status;
};

const rollBack = async (version: string): Promise<number> => {
  const response = await fetch(`${control.url}/api/names/mf-chat/rollback`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      version,
      why: 'the disk is full',
      expectedRevision: control.registry.current().revision,
    }),
  });
  return response.status;
};

const state = () => ({
  live: control.registry.current().pointers['mf-chat'],
  broken: control.registry.verifyAudit().broken ?? null,
});

fillDisk();
const without = { free: statfsSync(dataDir).bavail, rollback: await rollBack(second), ...state() };
rmSync(filler);
fillReserve(dataDir, 4 * 1024 * 1024);
fillDisk();
const filled = {
  free: statfsSync(dataDir).bavail,
  upload: await upload(),
  rollback: await rollBack(second),
  again: await rollBack(first),
  ...state(),
};
process.stdout.write(`${JSON.stringify({ without, filled })}\n`);
process.exit(0);
