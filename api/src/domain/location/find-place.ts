import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';

export interface Place {
  country: string;
  regionId: number;
  regionName: string;
  city: string;
  /** Of the town, about a kilometre; never leaves the server. */
  lat: number;
  lon: number;
}

interface PlaceRow {
  country: string;
  region_id: number;
  region_name: string;
  city: string;
  lat: string;
  lon: string;
}

const toPlace = (row: PlaceRow): Place => ({
  country: row.country,
  regionId: row.region_id,
  regionName: row.region_name,
  city: row.city,
  lat: Number(row.lat),
  lon: Number(row.lon),
});

/**
 * The town somebody named, as our list knows it; case and accents are forgiven.
 * @throws {DomainError} `invalid_location` when the region is of another country or has no such town
 */
export const requirePlace = async (
  db: Database,
  { country, region, city }: { country: string; region: number; city: string },
): Promise<Place> => {
  const { rows } = await sql<PlaceRow>`
    select r.country, r.id as region_id, r.name as region_name, c.name as city, c.lat, c.lon
    from regions r join cities c on c.region_id = r.id
    where r.id = ${region} and r.country = ${country} and lower(c.name) = lower(${city.trim()})
    order by c.population desc limit 1`.execute(db);
  const row = rows[0];
  if (!row) throw new DomainError('invalid_location', { field: 'city' });
  return toPlace(row);
};

/** How far a position may be from the nearest town we know; beyond it we know no place. */
const MOST_KILOMETRES = 60;

/** The town nearest to a position, or undefined far from all of them. The position is not kept anywhere. */
export const nearestPlace = async (db: Database, lat: number, lon: number): Promise<Place | undefined> => {
  // A degree of latitude is 111 km; one of longitude shrinks towards the poles.
  const { rows } = await sql<PlaceRow & { km: number }>`
    select r.country, r.id as region_id, r.name as region_name, c.name as city, c.lat, c.lon,
      111.2 * sqrt(power(c.lat - ${lat}::numeric, 2) + power((c.lon - ${lon}::numeric) * cos(radians(${lat}::float8))::numeric, 2))::float8 as km
    from cities c join regions r on r.id = c.region_id
    where c.lat between ${lat}::numeric - 0.6 and ${lat}::numeric + 0.6
      and c.lon between ${lon}::numeric - 2 and ${lon}::numeric + 2
    order by km limit 1`.execute(db);
  const row = rows[0];
  return row && row.km <= MOST_KILOMETRES ? toPlace(row) : undefined;
};
