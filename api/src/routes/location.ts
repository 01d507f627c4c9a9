import { geocode, getPlaces, setLocation } from '@pairwise/contracts/endpoints/location';
import type { FastifyInstance } from 'fastify';

import { findNearestPlace, type Place, suggestTowns } from '../domain/location/find-place.ts';
import { changeLocation } from '../domain/location/change-location.ts';
import { endpoint } from '../plugins/endpoint.ts';

/** A place without its coordinates. */
const placeView = ({ country, regionId, regionName, city }: Place) => ({
  country,
  region: regionId,
  region_name: regionName,
  city,
});

export const locationRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(geocode, {
      handler: async ({ context, query }) => {
        const place = await findNearestPlace(context.db, query.lat, query.lon);
        return place === undefined ? false : placeView(place);
      },
    }),
  );
  app.route(
    endpoint(getPlaces, {
      handler: async ({ context, query: { country, q = '' } }) => ({
        towns: (await suggestTowns(context.db, country, q)).map((place) => placeView(place)),
      }),
    }),
  );
  app.route(
    endpoint(setLocation, {
      handler: async ({ context, member, body }) => ({ place: placeView(await changeLocation(context, member, body)) }),
    }),
  );
};
