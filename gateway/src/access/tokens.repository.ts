import { channelOf } from '@pairwise/pubsub';

import type { Query } from '../database/open-database.ts';

/** The table of deploy tokens. */
export const tokenTables = [
  // The content is signed. It never changes.
  `create table if not exists gateway.tokens (
    id text primary key,
    content text not null,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
];

export interface TokenRow {
  id: string;
  content: string;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

const notify = async (query: Query): Promise<void> => {
  await query('select pg_notify($1, $2)', [channelOf('registry'), 'tokens']);
};

/** Returns a text that changes with every change of the tokens. */
export const readTokenState = async (query: Query): Promise<string> => {
  const [row] = await query<{ state: string }>(
    `select coalesce(md5(string_agg(id || ' ' || xmin::text, ',' order by id)), '') as state from gateway.tokens`,
  );
  return row?.state ?? '';
};

export const readTokens = (query: Query): Promise<TokenRow[]> =>
  query('select id, content, revoked_at, last_used_at from gateway.tokens');

export const insertToken = async (query: Query, { id, content }: Pick<TokenRow, 'id' | 'content'>): Promise<void> => {
  await query('insert into gateway.tokens (id, content) values ($1, $2)', [id, content]);
  await notify(query);
};

/** Stores tokens that were kept elsewhere before, unless the table has any. Returns how many. */
export const insertFirstTokens = async (query: Query, tokens: readonly TokenRow[]): Promise<number> => {
  const rows = await query(
    `insert into gateway.tokens (id, content, revoked_at, last_used_at)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
     where not exists (select 1 from gateway.tokens)
     on conflict do nothing returning id`,
    [
      tokens.map(({ id }) => id),
      tokens.map(({ content }) => content),
      tokens.map((token) => token.revoked_at),
      tokens.map((token) => token.last_used_at),
    ],
  );
  return rows.length;
};

/** Revokes a token. Returns whether there is one. */
export const revokeToken = async (query: Query, id: string, at: Date): Promise<boolean> => {
  const rows = await query(
    'update gateway.tokens set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id',
    [id, at],
  );
  await notify(query);
  return rows.length > 0;
};

/** Records that a token was used. */
export const recordTokenUse = async (query: Query, id: string, at: Date): Promise<void> => {
  await query('update gateway.tokens set last_used_at = greatest(last_used_at, $2) where id = $1', [id, at]);
};
