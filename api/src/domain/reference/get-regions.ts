import type { Context } from '../context.ts';
import { listRegions } from './reference.repository.ts';

/** Lists the regions of every country by country code, sorted by name. */
export const getRegions = ({ db }: Context) => listRegions(db);
