import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';

import { DomainError } from '../domain-error.ts';

/** How many candidates a new member gets after the signup (decisions R-7). */
export const signupMatches = 12;

/** Years below and above the member's own age in the range that the questions propose. */
export const proposedAgeSpan = 10;

interface Places {
  countries: readonly { code: string }[];
  /** By country code. */
  regions: Readonly<Record<string, readonly { id: number }[]>>;
}

/**
 * Checks the place of an answer.
 * @throws {DomainError} `invalid_location` for an unknown country, or a region of another country
 */
export const requireKnownPlace = (
  { country, region }: Pick<MatchFinderAnswers, 'country' | 'region'>,
  { countries, regions }: Places,
): void => {
  if (!countries.some(({ code }) => code === country)) throw new DomainError('invalid_location', { field: 'country' });
  if (region !== null && !regions[country]?.some(({ id }) => id === region)) {
    throw new DomainError('invalid_location', { field: 'region' });
  }
};
