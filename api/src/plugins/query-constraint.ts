import type { FastifyServerOptions, RouteOptions } from 'fastify';

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];

/** Query parameters that select another endpoint of the same path (decisions 4.3: `POST /api/user.php?push=1`). */
const words: readonly string[] = ['push=1'];

const partsOf = (url: string): string[] => (url.split('?')[1] ?? '').split('&');

/** Makes the router use these parameters. A request without one goes to the endpoint of the path alone. */
export const queryConstraint: Strategy = {
  name: 'query',
  storage: () => new Map(),
  deriveConstraint: ({ url }) => words.find((word) => partsOf(url ?? '').includes(word)) ?? '',
  validate: (word) => {
    if (typeof word !== 'string' || !words.includes(word))
      throw new Error(`?${String(word)} cannot select an endpoint: add it to the words of query-constraint.ts`);
  },
};

/** The path and the query constraint of an endpoint. */
export const addressOf = (path: string): Pick<RouteOptions, 'url' | 'constraints'> => {
  const [url = path, word] = path.split('?');
  return word === undefined ? { url } : { url, constraints: { query: word } };
};

/** The query parameter of a route with its question mark; empty for most routes. */
export const suffixOf = ({ constraints }: Pick<RouteOptions, 'constraints'>): string => {
  const word: unknown = constraints && 'query' in constraints ? constraints['query'] : undefined;
  return typeof word === 'string' ? `?${word}` : '';
};
