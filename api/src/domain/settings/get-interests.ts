import type { Context } from '../context.ts';
import { listInterests } from './reference.repository.ts';

/** Keys of what a member can be interested in, in the order of the form. */
export const getInterests = ({ db }: Context): Promise<string[]> => listInterests(db);
