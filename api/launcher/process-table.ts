import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Process ids are reused. Two processes with the same id differ in their start time, so a process is identified by its id
 * and a mark of its start, for example `4711-783f18b3.91822`.
 */

/** Returns the start mark of a live process; undefined when no process has this id, or only a zombie. */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readProc(pid, 'stat');
    if (stat === undefined) return undefined;
    // The command, in brackets, may contain blanks and brackets. The fields follow the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended. It is listed until its parent reads its exit code, which may never happen in a container.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${bootMark()}.${fields[19] ?? ''}`;
  }
  const [state, ...started] = ps(pid, 'state=,lstart=')?.split(/\s+/) ?? [];
  if (state === undefined || state.startsWith('Z')) return undefined;
  return started.join('_').replaceAll(/[^\w]/g, '');
}

/** Whether the process with this id and start mark is alive. */
export function isAlive(pid: number, mark: string): boolean {
  return startMark(pid) === mark;
}

/** Returns the command line of a live process, with blanks between arguments; undefined when it has ended. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim();
  return ps(pid, 'command=');
}

/** Identifies the boot, because start times count from it. */
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
