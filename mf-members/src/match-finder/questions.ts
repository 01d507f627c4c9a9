import type { Wishes } from './match-finder.queries.ts';

/** One question a screen, in this order (decisions R-6). */
export const questions = ['who', 'age', 'place', 'intention', 'interests', 'strict'] as const;
export type Question = (typeof questions)[number];

/** The question of an address; the first where it names none. */
export const questionOf = (address: URLSearchParams): Question =>
  questions.find((question) => question === address.get('question')) ?? questions[0];

/** The question after this one; undefined after the last. */
export const questionAfter = (question: Question): Question | undefined => questions[questions.indexOf(question) + 1];

const key = 'pairwise.match-finder';

/** Answers that are not saved yet outlive a reload. */
export const keepDraft = (userId: number, wishes: Wishes): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, wishes }));
  } catch {
    // Without storage a reload begins anew.
  }
};

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none, then.
  }
};

/** The draft of this member, laid over what the server has: a draft of an older release may lack an answer. */
export const readDraft = (userId: number, saved: Wishes): Wishes => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('userId' in draft) || draft.userId !== userId) return saved;
    const wishes: unknown = 'wishes' in draft ? draft.wishes : {};
    return typeof wishes === 'object' ? { ...saved, ...wishes } : saved;
  } catch {
    return saved;
  }
};
