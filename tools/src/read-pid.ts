import { readFileSync } from 'node:fs';

/** Reads the process id in the first line of a file, such as those of services and of the database. */
export const readPid = (file: string): number => {
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid < 2) throw new Error(`${file} holds no process id.`);
  return pid;
};
