import type { FastifyInstance } from 'fastify';

import { artifactRoutes, type ArtifactOptions } from './artifacts/artifact-routes.ts';
import { compatibilityRoute } from './compatibility/compatibility-route.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import type { DiscoveryOptions } from './discovery/project-discovery.ts';
import { objectionRoutes } from './experiments/objection-routes.ts';
import { healthRoute, type HealthRouteOptions } from './http/health-route.ts';
import { type ExplainOptions, explainRoute } from './staff/explain-route.ts';
import { carriedRoute } from './zones/carried-route.ts';
import { crossingRoutes } from './zones/crossing-routes.ts';
import { manifestRoutes } from './page/app-manifest.ts';
import { type RevisionRouteOptions, revisionRoutes } from './page/revision-routes.ts';
import { type SearchEngineOptions, searchEngineRoutes } from './page/search-engine-routes.ts';

export type PublicRouteOptions = ArtifactOptions &
  DiscoveryOptions &
  ExplainOptions &
  HealthRouteOptions &
  Omit<RevisionRouteOptions, 'current'> &
  SearchEngineOptions &
  Parameters<typeof carriedRoute>[1] &
  Parameters<typeof crossingRoutes>[1];

/**
 * Serves what every origin has beside its pages. The gateway of the check registers the same, because code could recognize it by an
 * address that it lacks.
 */
export const publicRoutes = (app: FastifyInstance, options: PublicRouteOptions): void => {
  healthRoute(app, options);
  artifactRoutes(app, options);
  manifestRoutes(app, options);
  searchEngineRoutes(app, options);
  compatibilityRoute(app, options.current);
  discoveryRoutes(app, options);
  revisionRoutes(app, options);
  crossingRoutes(app, options);
  carriedRoute(app, options);
  explainRoute(app, options);
  objectionRoutes(app, options);
};
