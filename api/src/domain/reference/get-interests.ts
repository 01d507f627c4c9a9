import type { Context } from '../context.ts';
import { listInterests } from './reference.repository.ts';

/** Lists the keys of the interests, in the order of the form. */
export const getInterests = ({ db }: Context): Promise<string[]> => listInterests(db);
