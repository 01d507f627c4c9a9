import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface TownRow {
  country: string;
  region_id: number;
  region_name: string;
  city: string;
  lat: string;
  lon: string;
}

export interface InRegion {
  country: string;
  region: number;
}

const columns = sql`r.country, r.id as region_id, r.name as region_name, c.name as city, c.lat, c.lon`;

const patterns = (spellings: readonly string[], pattern: (spelling: string) => string) =>
  sql`c.spellings like any(${spellings.map((spelling) => pattern(spelling))}::text[])`;

/** Finds a town of a region by one of its spellings; undefined when the region has none of that name. */
export const findTown = async (
  db: Database,
  { country, region, spellings }: InRegion & { spellings: readonly string[] },
): Promise<TownRow | undefined> => {
  const { rows } = await sql<TownRow>`
    select ${columns}
    from regions r join cities c on c.region_id = r.id
    where r.id = ${region} and r.country = ${country} and ${patterns(spellings, (one) => `%|${one}|%`)}
    order by c.population desc limit 1`.execute(db);
  return rows[0];
};

interface TownSearch {
  country: string;
  /** Spellings of the typed text; none lists all towns. */
  spellings: readonly string[];
  limit: number;
}

/** Lists towns of a country: those that begin with the typed text, then those that contain it, the largest first. */
export const listTowns = async (db: Database, { country, spellings, limit }: TownSearch): Promise<TownRow[]> => {
  const contains = spellings.length === 0 ? sql`true` : patterns(spellings, (one) => `%${one}%`);
  const { rows } = await sql<TownRow>`
    select ${columns}
    from regions r join cities c on c.region_id = r.id
    where r.country = ${country} and ${contains}
    order by ${patterns(spellings, (one) => `%|${one}%`)} desc, c.population desc, c.name limit ${limit}`.execute(db);
  return rows;
};

export const regionExists = async (db: Database, { country, region }: InRegion): Promise<boolean> => {
  const row = await db
    .selectFrom('regions')
    .where('id', '=', region)
    .where('country', '=', country)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The known town nearest to a position, with its distance in kilometres; undefined when none is in reach. */
export const findNearestTown = async (
  db: Database,
  lat: number,
  lon: number,
): Promise<(TownRow & { km: number }) | undefined> => {
  // A degree of latitude is 111 km; one of longitude shrinks towards the poles.
  const { rows } = await sql<TownRow & { km: number }>`
    select ${columns},
      111.2 * sqrt(power(c.lat - ${lat}::numeric, 2) + power((c.lon - ${lon}::numeric) * cos(radians(${lat}::float8))::numeric, 2))::float8 as km
    from cities c join regions r on r.id = c.region_id
    where c.lat between ${lat}::numeric - 0.6 and ${lat}::numeric + 0.6
      and c.lon between ${lon}::numeric - 2 and ${lon}::numeric + 2
    order by km limit 1`.execute(db);
  return rows[0];
};

interface ProfilePlace {
  country: string;
  regionId: number;
  city: string;
  lat: number;
  lon: number;
}

export const updateProfilePlace = async (db: Database, userId: number, place: ProfilePlace): Promise<void> => {
  await db
    .updateTable('profiles')
    .set({ country: place.country, region_id: place.regionId, city: place.city, lat: place.lat, lon: place.lon })
    .where('user_id', '=', userId)
    .execute();
};

export const findProfileTown = async (
  db: Database,
  userId: number,
): Promise<{ city: string | null; regionId: number | null }> => {
  const row = await db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select(['city', 'region_id'])
    .executeTakeFirstOrThrow();
  return { city: row.city, regionId: row.region_id };
};
