import { genders } from '@pairwise/contracts/shapes/member';

import type { Context } from '../context.ts';
import type { Member } from '../session/member.ts';
import { listNeighbours } from '../settings/reference.repository.ts';
import { type CandidateFilter, type CandidateRow, listCandidates } from './candidates.repository.ts';
import { findMatchFinderAnswers } from './match-finder.repository.ts';

const FIRST_POOL = 1000;
const WHOLE_POOL = 20_000;

interface Wanted {
  limit: number;
  withoutPassed: boolean;
}

/** People for a member, by what they answered in the match finder or else by the site's defaults; neighbours last. */
export const findCandidates = async (
  { db, site }: Context,
  member: Member,
  { limit, withoutPassed }: Wanted,
): Promise<CandidateRow[]> => {
  const wishes = await findMatchFinderAnswers(db, member.id);
  const { search_defaults: defaults } = site.settings;
  const own = await db
    .selectFrom('profiles')
    .where('user_id', '=', member.id)
    .select(['country', 'seek_min_age', 'seek_max_age'])
    .executeTakeFirst();
  const seeks = member.seeks ?? defaults.gender;
  const country = wishes?.country ?? own?.country ?? member.country;
  const filter: CandidateFilter = {
    siteId: site.id,
    viewerId: member.id,
    genders: seeks === 'both' ? genders : [seeks],
    countries: [country],
    minAge: wishes?.min_age ?? own?.seek_min_age ?? defaults.min_age,
    maxAge: wishes?.max_age ?? own?.seek_max_age ?? defaults.max_age,
    region: wishes?.region ?? null,
    intention: wishes?.intention ?? null,
    interests: wishes?.interests ?? [],
    withoutPassed,
    without: [],
    pool: FIRST_POOL,
  };
  const neighbours = await listNeighbours(db, country);
  // Who has liked or passed all who were here lately gets those who were here before, and then people next door.
  const steps: CandidateFilter[] = [filter, { ...filter, pool: WHOLE_POOL }, { ...filter, countries: neighbours }];
  const found: CandidateRow[] = [];
  for (const step of steps) {
    if (found.length === limit) break;
    const without = found.map(({ id }) => id);
    found.push(...(await listCandidates(db, { ...step, without }, limit - found.length)));
  }
  return found;
};
