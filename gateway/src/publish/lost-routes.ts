import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';
import { shapesOf } from './checks/route-shapes.ts';

/** The page that every visitor may start with. Losing it needs a second person, whichever remote has it. */
export const FRONT_PAGE = '/';

/**
 * Returns the addresses of the stable version of a name that another version of this name lacks. A canary's addresses do
 * not count, because a canary may end at any time.
 */
export const lostRoutes = (
  { pointers, versions }: Pick<RegistryDocument, 'pointers' | 'versions'>,
  { name, data }: Pick<RegisteredVersion, 'name' | 'data'>,
): string[] => {
  const stable = versions[name]?.[pointers[name] ?? ''];
  const kept = new Set((data?.routes ?? []).flatMap(({ path }) => shapesOf(path)));
  const lost = (stable?.data?.routes ?? []).filter(({ path }) => shapesOf(path).some((shape) => !kept.has(shape)));
  return [...new Set(lost.map(({ path }) => path))];
};
