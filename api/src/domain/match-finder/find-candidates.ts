import { genders } from '@pairwise/contracts/shapes/member';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { listNeighbours } from '../reference/reference.repository.ts';
import { type CandidateFilter, type CandidateRow, listCandidates } from './candidates.repository.ts';
import { findMatchFinderAnswers, findOwnPreferences } from './match-finder.repository.ts';

/** Members of each country and gender that the first step checks, and the second step. */
const firstPool = 1_000;
const wholePool = 20_000;

interface Request {
  limit: number;
  /** Leaves out members who were passed in the game today. */
  withoutPassed: boolean;
}

/**
 * Finds candidates for a member by their match finder answers, otherwise by their profile and the site's defaults. When
 * too few members fit who were active lately, members who were active earlier follow, and then those of the neighbouring
 * countries.
 */
export const findCandidates = async (
  { db, site }: Context,
  member: Member,
  { limit, withoutPassed }: Request,
): Promise<CandidateRow[]> => {
  const answers = await findMatchFinderAnswers(db, member.id);
  const { search_defaults: defaults } = site.settings;
  const own = await findOwnPreferences(db, member.id);
  const seeks = member.seeks ?? defaults.gender;
  const country = answers?.country ?? own?.country ?? member.country;
  const filter: CandidateFilter = {
    siteId: site.id,
    viewerId: member.id,
    genders: seeks === 'both' ? genders : [seeks],
    countries: [country],
    minAge: answers?.min_age ?? own?.seek_min_age ?? defaults.min_age,
    maxAge: answers?.max_age ?? own?.seek_max_age ?? defaults.max_age,
    region: answers?.region ?? null,
    intention: answers?.intention ?? null,
    interests: answers?.interests ?? [],
    withoutPassed,
    without: [],
    pool: firstPool,
  };
  const neighbours = await listNeighbours(db, country);
  const steps: CandidateFilter[] = [filter, { ...filter, pool: wholePool }, { ...filter, countries: neighbours }];
  const found: CandidateRow[] = [];
  for (const step of steps) {
    if (found.length === limit) break;
    const without = found.map(({ id }) => id);
    found.push(...(await listCandidates(db, { ...step, without }, limit - found.length)));
  }
  return found;
};
