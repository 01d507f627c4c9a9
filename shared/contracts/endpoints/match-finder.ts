import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { interestKeys } from '../profile-choices.ts';
import { mostMatchFinderInterests, searchAges } from '../search-limits.ts';
import { memberCard, sought } from '../shapes/member.ts';

export const intentions = ['relationship', 'dating', 'friendship', 'chat'] as const;

/** The six answers of the match finder (decisions R-6). */
export const matchFinderAnswers = z.object({
  gender: z.enum(sought),
  min_age: z.int().check(z.minimum(searchAges.min), z.maximum(searchAges.max)),
  max_age: z.int().check(z.minimum(searchAges.min), z.maximum(searchAges.max)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Null is the whole country. */
  region: z.nullable(z.int()),
  intention: z.enum(intentions),
  interests: z.array(z.enum(interestKeys)).check(z.maxLength(mostMatchFinderInterests)),
  /** Hard preferences: members outside of the age range do not find this member either. */
  hard: z.boolean(),
});
export type MatchFinderAnswers = z.output<typeof matchFinderAnswers>;

export const getMatchFinder = endpoint({
  method: 'GET',
  path: '/api/match-finder.php',
  summary: 'Returns the answers of the member, or null. `proposal` has the initial values of the questions.',
  requires: 'member',
  response: z.object({ answers: z.nullable(matchFinderAnswers), proposal: matchFinderAnswers }),
  errors: [],
});

export const saveMatchFinder = endpoint({
  method: 'PUT',
  path: '/api/match-finder.php',
  summary: 'Saves the six answers as the defaults of searches. `search` is the query of the results page.',
  requires: 'member',
  body: matchFinderAnswers,
  response: z.object({ answers: matchFinderAnswers, search: z.record(z.string(), z.string()) }),
  errors: ['invalid_age_range', 'invalid_location'],
});

export const getSignupMatches = endpoint({
  method: 'GET',
  path: '/api/signup-matches.php',
  summary:
    'Lists up to twelve members who match the preferences of a new member, first the one whose page led to the signup.',
  requires: 'member',
  response: z.object({ profiles: z.array(memberCard) }),
  errors: [],
});
