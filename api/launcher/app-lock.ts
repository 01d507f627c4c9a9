import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startMark } from './process-table.ts';

/**
 * A lock that keeps two programs from using one folder. PostgreSQL's own lock is not enough: a second start would
 * take the database of the first for an orphan of an earlier run and stop it.
 *
 * The lock is a folder with one empty file for each claim, named by its process: `<pid>-<start mark>-<random>`. A
 * process that finds no other live claim has the lock, and writes a second file, `….held`. Each process writes its
 * claim before it reads the others, so of two concurrent ones at least one sees the other. If both do, both withdraw
 * and try again.
 */
export interface AppLock {
  release(): void;
}

/** The process that has the lock. */
export interface LockHolder {
  holder: number;
}

interface Claim {
  name: string;
  pid: number;
  held: boolean;
}

const ATTEMPTS = 40;

/** Takes the lock, or returns the process that has it. */
export async function takeLock(folder: string): Promise<AppLock | LockHolder> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const own = `${process.pid}-${startMark(process.pid) ?? 'unknown'}-${randomBytes(4).toString('hex')}`;
  const withdraw = () => {
    rmSync(path.join(folder, `${own}.held`), { force: true });
    rmSync(path.join(folder, own), { force: true });
  };
  let rival = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    writeFileSync(path.join(folder, own), '');
    const others = liveClaims(folder).filter((claim) => claim.name !== own);
    if (others.length === 0) {
      writeFileSync(path.join(folder, `${own}.held`), '');
      return { release: withdraw };
    }
    withdraw();
    const holder = others.find((claim) => claim.held);
    if (holder !== undefined) return { holder: holder.pid };
    rival = others[0]?.pid ?? 0;
    await sleep(10 + Math.random() * 90);
  }
  return { holder: rival };
}

/** Returns the live process that has the lock, if any. */
export function lockHolder(folder: string): number | undefined {
  return liveClaims(folder).find((claim) => claim.held)?.pid;
}

/** Lists the claims of live processes and deletes those of dead ones. */
function liveClaims(folder: string): Claim[] {
  const names = listed(folder);
  const claims: Claim[] = [];
  for (const name of names) {
    if (name.endsWith('.held')) continue;
    const [pid, mark] = name.split('-');
    if (isAlive(Number(pid), mark ?? '')) {
      claims.push({ name, pid: Number(pid), held: names.includes(`${name}.held`) });
    } else {
      rmSync(path.join(folder, `${name}.held`), { force: true });
      rmSync(path.join(folder, name), { force: true });
    }
  }
  return claims;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
