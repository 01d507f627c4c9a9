import { tabStorage } from '@pairwise/remote';

import type { MatchFinderAnswers } from './match-finder.queries.ts';

/** One question a screen, in this order (decisions R-6). */
export const questions = ['who', 'age', 'place', 'intention', 'interests', 'strict'] as const;
export type Question = (typeof questions)[number];

/** The question of an address; the first where it names none. */
export const questionOf = (address: URLSearchParams): Question =>
  questions.find((question) => question === address.get('question')) ?? questions[0];

/** The question after this one; undefined after the last. */
export const questionAfter = (question: Question): Question | undefined => questions[questions.indexOf(question) + 1];

interface Draft {
  userId: number;
  wishes: Partial<MatchFinderAnswers>;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'wishes' in value &&
  typeof value.wishes === 'object' &&
  value.wishes !== null;

const stored = tabStorage('match-finder', isDraft);

/** Answers that are not saved yet outlive a reload. */
export const keepDraft = (userId: number, wishes: MatchFinderAnswers): void => stored.write({ userId, wishes });

export const dropDraft = (): void => stored.write(undefined);

/** The draft of this member, laid over what the server has: a draft of an older release may lack an answer. */
export const readDraft = (userId: number, saved: MatchFinderAnswers): MatchFinderAnswers => {
  const draft = stored.read();
  return draft?.userId === userId ? { ...saved, ...draft.wishes } : saved;
};
