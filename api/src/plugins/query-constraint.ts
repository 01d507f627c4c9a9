import type { FastifyServerOptions, RouteOptions } from 'fastify';

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];

/** Words of a query that make another endpoint of the same path (decisions 4.3: `POST /api/user.php?push=1`). */
const words: readonly string[] = ['push=1'];

const partsOf = (url: string): string[] => (url.split('?')[1] ?? '').split('&');

/** Lets the router look for such a word; a request without one goes to the endpoint that is the path alone. */
export const queryConstraint: Strategy = {
  name: 'query',
  storage: () => new Map(),
  deriveConstraint: ({ url }) => words.find((word) => partsOf(url ?? '').includes(word)) ?? '',
  validate: (word) => {
    if (typeof word !== 'string' || !words.includes(word))
      throw new Error(`no endpoint may be told by ?${String(word)}`);
  },
};

/** Where the router finds an endpoint of a contract. */
export const addressOf = (path: string): Pick<RouteOptions, 'url' | 'constraints'> => {
  const [url = path, word] = path.split('?');
  return word === undefined ? { url } : { url, constraints: { query: word } };
};

/** The word of a route with its question mark; nothing for most. */
export const suffixOf = ({ constraints }: Pick<RouteOptions, 'constraints'>): string => {
  const word: unknown = constraints && 'query' in constraints ? constraints['query'] : undefined;
  return typeof word === 'string' ? `?${word}` : '';
};
