import { readFileSync } from 'node:fs';

/** Name, latitude and longitude (to about a kilometre), population. */
export type Town = [name: string, lat: number, lon: number, population: number];

export interface Region {
  /** Never changes, because saved addresses contain it (`countryregion`): the country times a hundred, plus the region. */
  id: number;
  name: string;
  towns: Town[];
}

export type Places = Record<string, Region[]>;

/** Reads the regions and towns of each country in which the product is offered. */
export const readPlaces = (): Places => JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8'));
