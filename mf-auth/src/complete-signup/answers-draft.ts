import { tabStorage } from '@pairwise/remote';

import type { Answers, StepAnswer } from './complete-signup.queries.ts';

export type AnswersDraft = Partial<Answers>;

interface Stored {
  user: number;
  answers: AnswersDraft;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rejects a draft of another shape, which an older version of the page may have stored. */
const isStored = (value: unknown): value is Stored =>
  isObject(value) &&
  typeof value['user'] === 'number' &&
  isObject(value['answers']) &&
  Object.entries(value['answers']).every(([name, kept]) =>
    name === 'interests' ? Array.isArray(kept) : ['string', 'number'].includes(typeof kept) || kept === null,
  );

/** The member's answers that were typed but not saved yet, stored in this tab to survive a reload (AUTH-02). */
const stored = tabStorage('complete-signup', isStored);

export const readAnswersDraft = (user: number): AnswersDraft => {
  const draft = stored.read();
  return draft?.user === user ? draft.answers : {};
};

export const keepAnswersDraft = (user: number, answers: AnswersDraft): void =>
  stored.write(Object.keys(answers).length === 0 ? undefined : { user, answers });

/** Removes the answers that were just saved from a draft. */
export const withoutSaved = (draft: AnswersDraft, { data }: StepAnswer): AnswersDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !Object.hasOwn(data ?? {}, name)));
