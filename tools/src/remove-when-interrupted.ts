import { rmSync } from 'node:fs';

/** The folders of this run, each with what ends the programs that write to it. */
const made = new Map<string, () => void>();

/** Removes what an interrupted run leaves. */
const removeAll = (): void => {
  for (const [folder, endWriters] of made) {
    endWriters();
    // A program ends while its files are removed; the few that it writes meanwhile need another attempt.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
};

/**
 * Removes a folder when the run is interrupted. Otherwise the caller removes it.
 * @param endWriters ends programs that outlive this one and write to the folder
 */
export const removeWhenInterrupted = (folder: string, endWriters = (): void => undefined): void => {
  if (made.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        removeAll();
        process.exit(130);
      });
    }
  }
  made.set(folder, endWriters);
};
