import type { Answers, StepAnswer } from './complete-signup.queries.ts';

/** What was typed and not saved yet, of this member, in this tab: a reload keeps it (AUTH-02). */
const storageKey = 'pairwise:complete-signup';

export type AnswersDraft = Partial<Answers>;

interface Stored {
  user: number;
  answers: AnswersDraft;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Nothing but this module writes there; a draft of another shape, of an older page, is no draft. */
const isStored = (value: unknown): value is Stored =>
  isObject(value) &&
  typeof value['user'] === 'number' &&
  isObject(value['answers']) &&
  Object.entries(value['answers']).every(([name, kept]) =>
    name === 'interests' ? Array.isArray(kept) : ['string', 'number'].includes(typeof kept) || kept === null,
  );

export const readAnswersDraft = (user: number): AnswersDraft => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isStored(value) && value.user === user ? value.answers : {};
  } catch {
    return {};
  }
};

export const keepAnswersDraft = (user: number, answers: AnswersDraft): void => {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ user, answers } satisfies Stored));
  } catch {
    // A tab without storage loses its draft with a reload, and nothing else.
  }
};

/** A draft without what has just been saved. */
export const withoutSaved = (draft: AnswersDraft, { data }: StepAnswer): AnswersDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !Object.hasOwn(data ?? {}, name)));
