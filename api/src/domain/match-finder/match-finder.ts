import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { interestKeys } from '@pairwise/contracts/profile-choices';
import { sql } from 'kysely';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { ageOn } from '../members/members.view.ts';
import type { Member } from '../session/member.ts';
import { listCountries, listRegions } from '../settings/reference.repository.ts';
import { findMatchFinderAnswers, saveMatchFinderAnswers } from './match-finder.repository.ts';

/** How many years around the own age the questions propose. */
const AGE_SPAN = 10;
const MOST_INTERESTS = 3;

export const getMatchFinder = async (
  context: Context,
  member: Member,
): Promise<{ answers: MatchFinderAnswers | null; proposal: MatchFinderAnswers }> => {
  const answers = await findMatchFinderAnswers(context.db, member.id);
  return { answers, proposal: answers ?? (await propose(context, member)) };
};

/** Where the questions begin: what the member has said of themselves already. */
const propose = async ({ db, site }: Context, member: Member): Promise<MatchFinderAnswers> => {
  const { rows } = await sql<{ birth_date: string; country: string; interests: string[] }>`
    select p.birth_date, p.country, array(select i.key from profile_interests pi
      join interests i on i.id = pi.interest_id where pi.user_id = p.user_id order by i.id) as interests
    from profiles p where p.user_id = ${member.id}`.execute(db);
  const [own] = rows;
  const age = own ? ageOn(own.birth_date, Date.now()) : 18;
  return {
    gender: member.seeks ?? site.settings.search_defaults.gender,
    min_age: Math.max(18, age - AGE_SPAN),
    max_age: Math.min(99, age + AGE_SPAN),
    country: own?.country ?? member.country,
    region: null,
    intention: 'relationship',
    interests: interestKeys.filter((key) => own?.interests.includes(key)).slice(0, MOST_INTERESTS),
    hard: false,
  };
};

/**
 * Saves the answers. Without these words in it, a search now starts from them.
 * @throws {DomainError} `invalid_age_range`; `invalid_location` for a region of another country
 */
export const saveMatchFinder = async ({ db }: Context, member: Member, body: MatchFinderAnswers) => {
  if (body.min_age > body.max_age) throw new DomainError('invalid_age_range', { field: 'min_age' });
  const [countries, regions] = await Promise.all([listCountries(db), listRegions(db)]);
  if (!countries.some(({ code }) => code === body.country)) {
    throw new DomainError('invalid_location', { field: 'country' });
  }
  if (body.region !== null && !regions[body.country]?.some(({ id }) => id === body.region)) {
    throw new DomainError('invalid_location', { field: 'region' });
  }
  const answers = { ...body, interests: interestKeys.filter((key) => body.interests.includes(key)) };
  await saveMatchFinderAnswers(db, member.id, answers);
  return { answers, search: searchOf(answers) };
};

/** The answers as the query of the results page. Everybody is no gender; the intention is no filter of a search. */
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
