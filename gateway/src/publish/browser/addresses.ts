import type { RemoteRoute } from '@pairwise/contracts/remote';
import * as z from 'zod/mini';

/** An address of a route, with values for its parameters. */
export interface Visit {
  route: RemoteRoute;
  address: string;
  /** Who visits it. */
  by: 'visitor' | 'member';
  /** A parameter has a placeholder, so the api may respond that it is unknown. */
  isPlaceholder: boolean;
}

/** Real ids for the parameter `:id`, by the segment before it. */
export type KnownIds = Readonly<Record<string, string>>;

const id = z.union([z.string(), z.number()]);
const members = z.object({ profiles: z.array(z.object({ id })) });
const chats = z.object({ chats: z.array(z.object({ conversation: id })) });
const products = z.object({ products: z.array(z.object({ id })) });

/** Reads an address of the api as the visitor of the check. Returns the status and the body. */
export type ReadApi = (path: string) => Promise<{ status: number; body: string }>;

const readParsed = async <Shape extends z.ZodMiniType>(
  read: ReadApi,
  path: string,
  shape: Shape,
): Promise<z.output<Shape> | undefined> => {
  const { status, body } = await read(path);
  const parsed = status === 200 ? shape.safeParse(JSON.parse(body)) : undefined;
  return parsed?.success ? parsed.data : undefined;
};

/** Loads the ids of a member, a chat and a product from the api. */
export const findIds = async (read: ReadApi): Promise<KnownIds> => {
  const found = await readParsed(read, '/api/members.php?results=1', members);
  const conversations = await readParsed(read, '/api/chats.php', chats);
  const priced = await readParsed(read, '/api/products.php', products);
  const member = found?.profiles[0]?.id;
  const known = {
    members: member,
    m: member,
    chats: conversations?.chats[0]?.conversation,
    credits: priced?.products[0]?.id,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([segment, value]) => (value === undefined ? [] : [[segment, String(value)]])),
  );
};

/** Returns a placeholder for a parameter without a known value. A token has its own format. */
const placeholderValue = (parameter: string): string => (parameter === 'token' ? 'A'.repeat(43) : '1');

/** Returns the shortest address of a route, without optional parameters. */
export const visitOf = (route: RemoteRoute, ids: KnownIds): Visit => {
  const address: string[] = [];
  let isPlaceholder = false;
  for (const segment of route.path.split('/').filter((part) => part !== '' && !part.endsWith('?'))) {
    if (!segment.startsWith(':')) {
      address.push(segment);
      continue;
    }
    const known = segment === ':id' ? ids[address.at(-1) ?? ''] : undefined;
    isPlaceholder ||= known === undefined;
    address.push(known ?? placeholderValue(segment.slice(1)));
  }
  return {
    route,
    address: `/${address.join('/')}`,
    by: route.access === 'members' ? 'member' : 'visitor',
    isPlaceholder,
  };
};
