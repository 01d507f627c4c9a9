import { readFileSync } from 'node:fs';

/** Name, latitude, longitude (about a kilometre), population. */
export type Town = [name: string, lat: number, lon: number, population: number];

export interface Region {
  /** Stands in addresses (`countryregion`), so it never changes: hundreds count the country, the rest its regions. */
  id: number;
  name: string;
  towns: Town[];
}

export type Places = Record<string, Region[]>;

/** Regions and towns of every country the product is offered in. */
export const readPlaces = (): Places => JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8'));
