import { tabStorage } from '@pairwise/remote';

import type { MatchFinderAnswers } from './match-finder.queries.ts';

/** The questions in their order, one per screen (decisions R-6). */
export const questions = ['who', 'age', 'place', 'intention', 'interests', 'strict'] as const;
export type Question = (typeof questions)[number];

/** Returns the question that the address names, else the first. */
export const questionOf = (address: URLSearchParams): Question =>
  questions.find((question) => question === address.get('question')) ?? questions[0];

/** Returns the next question; undefined after the last. */
export const questionAfter = (question: Question): Question | undefined => questions[questions.indexOf(question) + 1];

interface Draft {
  userId: number;
  answers: Partial<MatchFinderAnswers>;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  value.answers !== null;

const stored = tabStorage('match-finder', isDraft);

/** Keeps the unsaved answers in this tab, so that they survive a reload. */
export const keepDraft = (userId: number, answers: MatchFinderAnswers): void => stored.write({ userId, answers });

export const dropDraft = (): void => stored.write(undefined);

/** Returns the saved answers with this member's draft on top. A draft of an older release may lack an answer. */
export const readDraft = (userId: number, saved: MatchFinderAnswers): MatchFinderAnswers => {
  const draft = stored.read();
  return draft?.userId === userId ? { ...saved, ...draft.answers } : saved;
};
