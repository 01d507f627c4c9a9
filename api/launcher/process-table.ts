import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Process ids are reused. What tells two processes with one id apart is when they started, so a
 * process is named here by its id and a mark of its start, e.g. `4711-783f18b3.91822`.
 */

/** The start mark of a live process; undefined when there is none with this id, or only a zombie. */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readProc(pid, 'stat');
    if (stat === undefined) return undefined;
    // The command, in brackets, may hold blanks and brackets itself: the fields follow its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; it is only listed until its parent asks, which in a container may be never.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${bootMark()}.${fields[19] ?? ''}`;
  }
  const [state, ...started] = ps(pid, 'state=,lstart=')?.split(/\s+/) ?? [];
  if (state === undefined || state.startsWith('Z')) return undefined;
  return started.join('_').replaceAll(/[^\w]/g, '');
}

/** True while the process that had this id and start mark is alive. */
export function isAlive(pid: number, mark: string): boolean {
  return startMark(pid) === mark;
}

/** The command line of a live process, arguments apart by blanks; undefined when it is gone. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim();
  return ps(pid, 'command=');
}

/** Ticks since boot mean nothing after the next boot. */
function bootMark(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, columns: string): string | undefined {
  const run = spawnSync('ps', ['-o', columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const line = run.stdout.trim();
  return run.status === 0 && line !== '' ? line : undefined;
}
