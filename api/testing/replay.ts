import type { Statement } from '../src/db/database.ts';
import { openPool } from '../src/db/database.ts';

export interface Replay {
  /**
   * Runs statements in their order on one connection, with the driver alone.
   * @param replaced values of parameters that differ from the recorded ones
   */
  run: (statements: readonly Statement[], replaced: ReadonlyMap<unknown, unknown>) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens as many connections as an api has by default, for measurements of what its own work adds to its statements. */
export const openReplay = (url: string): Replay => {
  const pool = openPool({ url, onError: () => undefined });
  return {
    run: async (statements, replaced) => {
      const client = await pool.connect();
      try {
        for (const { sql, parameters } of statements) {
          await client.query(
            sql,
            parameters.map((value) => (replaced.has(value) ? replaced.get(value) : value)),
          );
        }
        client.release();
      } catch (error) {
        // A connection within a failed transaction cannot be used again.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
};
