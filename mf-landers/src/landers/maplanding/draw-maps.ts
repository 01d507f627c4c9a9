import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm run maps` draws each country as one dot per town, from the towns that the api offers (GeoNames). The pages load only
 * these files: `assets/maps/<country>.svg`, and `maps.ts` with the pins of each country.
 */
type Town = [name: string, lat: number, lon: number, population: number];
type Bounds = readonly [south: number, north: number, west: number, east: number];

const root = path.join(import.meta.dirname, '../../..');
const source = path.join(root, '../api/src/db/reference/places.json');
const SIZE = 1000;
const MARGIN = 40;
const PINS = 6;
/** A drawing is part of the first paint: more dots would not show more of a country's shape. */
const MOST_DOTS = 400;

/** Islands far from the mainland would make it tiny. */
const mainland: Record<string, Bounds> = {
  ES: [35.8, 44, -9.5, 4.4],
  US: [24, 50, -125, -66],
};

const isOn = ([, lat, lon]: Town, [south, north, west, east]: Bounds): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

interface Dot {
  name: string;
  x: number;
  y: number;
  population: number;
}

/** Projects towns into the square, with the scale of the middle latitude. */
const project = (towns: readonly Town[]): Dot[] => {
  const lats = towns.map(([, lat]) => lat);
  const lons = towns.map(([, , lon]) => lon);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (SIZE - 2 * MARGIN) / Math.max((east - west) * narrow, north - south);
  const left = (SIZE - (east - west) * narrow * scale) / 2;
  const top = (SIZE - (north - south) * scale) / 2;
  return towns.map(([name, lat, lon, population]) => ({
    name,
    x: Math.round(left + (lon - west) * narrow * scale),
    y: Math.round(top + (north - lat) * scale),
    population,
  }));
};

const radius = ({ population }: Dot): number => Math.round(Math.min(7 + Math.sqrt(population) / 60, 20));

const svg = (dots: readonly Dot[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><g id="dots">${dots
    .map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="${radius(dot)}"/>`)
    .join('')}</g></svg>\n`;

/** Returns the largest towns that are far enough from each other for a face on each. */
const pinsOf = (dots: readonly Dot[]): Dot[] => {
  const pins: Dot[] = [];
  for (const dot of dots.toSorted((a, b) => b.population - a.population)) {
    const isFree = pins.every(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) > 235);
    const isInside = dot.x > 70 && dot.x < SIZE - 70 && dot.y > 110;
    if (isFree && isInside && pins.length < PINS) pins.push(dot);
  }
  return pins;
};

const places: Record<string, { towns: Town[] }[]> = JSON.parse(readFileSync(source, 'utf8'));
const folder = path.join(root, 'assets/maps');
mkdirSync(folder, { recursive: true });
const entries = Object.entries(places).map(([country, regions]) => {
  const bounds = mainland[country];
  const towns = regions.flatMap((region) => region.towns).filter((town) => !bounds || isOn(town, bounds));
  const largest = towns.toSorted((one, other) => other[3] - one[3]).slice(0, MOST_DOTS);
  const dots = project(largest);
  writeFileSync(path.join(folder, `${country}.svg`), svg(dots));
  const pins = pinsOf(dots).map(
    ({ name, x, y }) => `      { town: ${JSON.stringify(name)}, x: ${x / 10}, y: ${y / 10} },\n`,
  );
  return `  ${country}: {
    map: new URL('../../../assets/maps/${country}.svg', import.meta.url).href,
    pins: [\n${pins.join('')}    ],\n  },\n`;
});
writeFileSync(
  path.join(import.meta.dirname, 'maps.ts'),
  `// Written by \`npm run maps\`.

export interface CountryMap {
  /** The address of the drawing: the element "dots" of a square of 1,000 units. */
  map: string;
  /** Towns and their places in the square, in percent. */
  pins: readonly { town: string; x: number; y: number }[];
}

/** The maps by country. */
export const maps: Readonly<Record<string, CountryMap>> = {
${entries.join('')}};
`,
);
