import type { Context } from '../context.ts';
import { listRegions } from './reference.repository.ts';

/** The regions of every country, by country code and name. */
export const getRegions = ({ db }: Context) => listRegions(db);
