/** `fast` may lose data at a power failure; for tests. */
export type Durability = 'durable' | 'fast';

/** The user of the cluster, and the database of the same name. */
export const SUPERUSER = 'pairwise';
export const DATABASE = 'pairwise';
export const HOST = '127.0.0.1';

/**
 * Returns the settings for the command line, where they win over the cluster's own files. Only this machine can connect, by
 * TCP with a password; there is no socket file.
 */
export function postgresArguments(cluster: string, port: number, durability: Durability): string[] {
  const settings = [
    `port=${port}`,
    `listen_addresses=${HOST}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'logging_collector=off',
    'log_destination=stderr',
  ];
  if (durability === 'fast') {
    // Several test files use one server concurrently, each with several pools.
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400');
    // For databases of one test file or one claim: no replication, no autovacuum, no early checkpoint. The log may grow
    // to 4 GB.
    settings.push('wal_level=minimal', 'max_wal_senders=0', 'wal_writer_delay=10s', 'bgwriter_lru_maxpages=0');
    settings.push('autovacuum=off', 'checkpoint_timeout=1h', 'max_wal_size=4GB');
  }
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
}

/** Returns the environment of PostgreSQL's programs: English messages, without our own settings and secrets. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C', TZ: 'UTC' };
}

/** Returns the address for clients. */
export function databaseUrl(port: number, password: string, database = DATABASE): string {
  return `postgresql://${SUPERUSER}:${password}@${HOST}:${port}/${database}`;
}
