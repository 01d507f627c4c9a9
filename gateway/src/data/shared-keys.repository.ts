import type { Query } from '../database/open-database.ts';

/** The table of the keys that all machines have. It detects a machine with others; a fingerprint opens nothing. */
export const sharedKeyTables = [
  'create table if not exists gateway.shared_keys (name text primary key, fingerprint text not null)',
];

/** Makes keys those of the product, unless it has them. Returns the fingerprints of the product's keys by their names. */
export const claimFingerprints = async (
  query: Query,
  fingerprints: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> => {
  await query(
    `insert into gateway.shared_keys (name, fingerprint) select * from unnest($1::text[], $2::text[])
     on conflict do nothing`,
    [[...fingerprints.keys()], [...fingerprints.values()]],
  );
  const rows = await query<{ name: string; fingerprint: string }>('select name, fingerprint from gateway.shared_keys');
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
};
