import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { interestKeys } from '@pairwise/contracts/profile-choices';
import { mostMatchFinderInterests, searchAges } from '@pairwise/contracts/search-limits';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { ageOn } from '../members/member-card.view.ts';
import { requireAgeRange } from '../members/search.policy.ts';
import { listCountries, listRegions } from '../reference/reference.repository.ts';
import { proposedAgeSpan, requireKnownPlace } from './match-finder.policy.ts';
import { findMatchFinderAnswers, findProfileBasics, saveMatchFinderAnswers } from './match-finder.repository.ts';

/** Returns the saved answers, or null, and the answers that the questions start with. */
export const getMatchFinder = async (
  context: Context,
  member: Member,
): Promise<{ answers: MatchFinderAnswers | null; proposal: MatchFinderAnswers }> => {
  const answers = await findMatchFinderAnswers(context.db, member.id);
  return { answers, proposal: answers ?? (await propose(context, member)) };
};

/** Proposes answers from the member's own profile. */
const propose = async ({ db, site }: Context, member: Member): Promise<MatchFinderAnswers> => {
  const own = await findProfileBasics(db, member.id);
  const age = own ? ageOn(own.birth_date, Date.now()) : searchAges.min;
  return {
    gender: member.seeks ?? site.settings.search_defaults.gender,
    min_age: Math.max(searchAges.min, age - proposedAgeSpan),
    max_age: Math.min(searchAges.max, age + proposedAgeSpan),
    country: own?.country ?? member.country,
    region: null,
    intention: 'relationship',
    interests: interestKeys.filter((key) => own?.interests.includes(key)).slice(0, mostMatchFinderInterests),
    hard: false,
  };
};

/**
 * Saves the answers. The gender becomes the default of later searches, and a hard preference also limits the ages of
 * members who find this member.
 * @throws {DomainError} `invalid_age_range`; `invalid_location` for a region of another country
 */
export const saveMatchFinder = async ({ db }: Context, member: Member, body: MatchFinderAnswers) => {
  requireAgeRange(body.min_age, body.max_age);
  requireKnownPlace(body, { countries: await listCountries(db), regions: await listRegions(db) });
  const answers = { ...body, interests: interestKeys.filter((key) => body.interests.includes(key)) };
  await saveMatchFinderAnswers(db, member.id, answers);
  return { answers, search: searchOf(answers) };
};

/** Turns the answers into the query of the results page. The intention is no filter of a search. */
export const searchOf = ({
  gender,
  country,
  region,
  min_age,
  max_age,
  interests,
}: MatchFinderAnswers): Record<string, string> => ({
  ...(gender === 'both' ? {} : { gender }),
  country,
  ...(region === null ? {} : { countryregion: String(region) }),
  min_age: String(min_age),
  max_age: String(max_age),
  ...(interests.length === 0 ? {} : { interests: interests.join(',') }),
});
