import type { MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';

import { DomainError } from '../domain-error.ts';

/** Candidates that a new member is offered after the signup (decisions R-7). */
export const signupMatches = 12;

/** Years below and above the own age that the questions propose. */
export const proposedAgeSpan = 10;

interface Places {
  countries: readonly { code: string }[];
  /** By code of the country. */
  regions: Readonly<Record<string, readonly { id: number }[]>>;
}

/** @throws {DomainError} `invalid_location` for an unknown country, or a region of another country */
export const requireKnownPlace = (
  { country, region }: Pick<MatchFinderAnswers, 'country' | 'region'>,
  { countries, regions }: Places,
): void => {
  if (!countries.some(({ code }) => code === country)) throw new DomainError('invalid_location', { field: 'country' });
  if (region !== null && !regions[country]?.some(({ id }) => id === region)) {
    throw new DomainError('invalid_location', { field: 'region' });
  }
};
