import type { Query } from '../database/open-database.ts';

/** The table of the day on which unused versions were removed. */
export const pruneDayTables = ['create table if not exists gateway.prune_days (day date primary key)'];

/**
 * Claims a day for one of several gateways; false when it is claimed, or when a later one is: the clock of this machine may be
 * slow. Earlier days are deleted afterwards, so that a gateway that ends in between has claimed its day.
 */
export const claimDay = async (query: Query, day: string): Promise<boolean> => {
  const claimed = await query(
    `insert into gateway.prune_days (day) select $1::date
     where not exists (select 1 from gateway.prune_days where day > $1::date)
     on conflict do nothing returning 1`,
    [day],
  );
  if (claimed.length === 0) return false;
  await query('delete from gateway.prune_days where day < $1::date', [day]);
  return true;
};
