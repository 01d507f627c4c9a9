import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { typed } from '../shapes/account.ts';

const coordinate = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,2})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-limit), z.maximum(limit))),
  );

const place = z.object({ country: z.string(), region: z.int(), region_name: z.string(), city: z.string() });

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A region of a country, and the name of a town in it. */
export const placeInput = z.object({ country, region: z.int(), city: typed(100) });

export const geocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  summary: 'Returns the town nearest to a position of two decimals, or false if none is known. Stores nothing.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  query: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  response: z.union([place, z.literal(false)]),
  errors: [],
});

export const getPlaces = endpoint({
  method: 'GET',
  path: '/api/places.php',
  summary: 'Lists at most eight towns of a country that match the typed text; the largest towns without a text.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  query: z.object({ country, q: z.optional(typed(100)) }),
  response: z.object({ towns: z.array(place) }),
  errors: [],
});

export const setLocation = endpoint({
  method: 'PUT',
  path: '/api/location.php',
  summary: 'Saves where the member lives, at most three times a day. Stores only the town, never a finer position.',
  requires: 'member',
  body: placeInput,
  response: z.object({ place }),
  errors: ['location_limit', 'invalid_location', 'town_unknown'],
});
