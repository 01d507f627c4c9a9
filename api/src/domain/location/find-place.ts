import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { holdsContactDetails } from '../signup/account-rules.ts';
import { readTownName, spellings, spellingsOfTown } from './town-names.ts';

export interface Place {
  country: string;
  regionId: number;
  regionName: string;
  city: string;
  /** Of the town, about a kilometre; never leaves the server. Null where our list has no such town. */
  lat: number | null;
  lon: number | null;
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

interface InRegion {
  country: string;
  region: number;
}

/** The towns our list has of a region, the greatest first. */
const listTowns = async (db: Database, { country, region }: InRegion): Promise<PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    select r.country, r.id as region_id, r.name as region_name, c.name as city, c.lat, c.lon
    from regions r join cities c on c.region_id = r.id
    where r.id = ${region} and r.country = ${country}
    order by c.population desc, c.name`.execute(db);
  return rows;
};

/**
 * The town somebody named, as our list knows it; case, accents and other names of it are forgiven. Our list has the
 * greatest towns of a region only, so any other plausible name is kept as it was typed, without coordinates: no
 * distance is better than a wrong one.
 * @throws {DomainError} `invalid_location` when the region is of another country, or the name can be no town's
 */
export const requirePlace = async (
  db: Database,
  { country, region, city: typed }: InRegion & { city: string },
): Promise<Place> => {
  const towns = await listTowns(db, { country, region });
  const [first] = towns;
  if (!first) throw new DomainError('invalid_location', { field: 'region' });
  const wanted = spellings(typed);
  const known = towns.find(({ city }) => spellingsOfTown(city).some((one) => wanted.includes(one)));
  if (known) return toPlace(known);
  const city = readTownName(typed);
  if (city === undefined || holdsContactDetails(city)) throw new DomainError('invalid_location', { field: 'city' });
  return { country, regionId: first.region_id, regionName: first.region_name, city, lat: null, lon: null };
};

const MOST_SUGGESTIONS = 8;

/** Towns of a region that begin with what was typed so far, then those that hold it; the greatest while nothing is. */
export const suggestTowns = async (
  db: Database,
  { typed, ...place }: InRegion & { typed: string },
): Promise<string[]> => {
  const names = (await listTowns(db, place)).map(({ city }) => city);
  const begun = spellings(typed);
  if (begun.length === 0) return names.slice(0, MOST_SUGGESTIONS);
  const fits = (name: string, how: 'startsWith' | 'includes'): boolean =>
    spellingsOfTown(name).some((one) => begun.some((part) => one[how](part)));
  const beginning = names.filter((name) => fits(name, 'startsWith'));
  const holding = names.filter((name) => !beginning.includes(name) && fits(name, 'includes'));
  return [...beginning, ...holding].slice(0, MOST_SUGGESTIONS);
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
