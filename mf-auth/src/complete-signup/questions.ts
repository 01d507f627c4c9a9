import type { Answers, SignupState } from './complete-signup.queries.ts';

type Step = SignupState['done'][number];

/** One question a screen (AUTH-02). Some steps are more than one question; the last is the mailbox, which no step is. */
export const questions = [
  { id: 'message', step: 'message' },
  { id: 'photo', step: 'photo' },
  { id: 'location', step: 'location' },
  { id: 'gender', step: 'personal' },
  { id: 'seek', step: 'personal' },
  { id: 'sexuality', step: 'personal' },
  { id: 'relationship', step: 'personal' },
  { id: 'about', step: 'about' },
  { id: 'interests', step: 'about' },
  { id: 'email', step: undefined },
] as const satisfies readonly { id: string; step: Step | undefined }[];

export type QuestionId = (typeof questions)[number]['id'];

/** The question the signup goes on with: the first of the first open step. */
export const firstOpen = ({ done }: Pick<SignupState, 'done'>): QuestionId =>
  questions.find(({ step }) => step !== undefined && !done.includes(step))?.id ?? 'email';

/** The question of an address, if it names one. */
export const questionOf = (search: URLSearchParams): QuestionId | undefined =>
  questions.find(({ id }) => id === search.get('step'))?.id;

/**
 * Where somebody may be who asks for a question: nobody gets past one that is open, except to the mailbox, which is no
 * question. Of the first open step the two that are needed come first.
 */
export const reachable = (wanted: QuestionId, { done }: Pick<SignupState, 'done'>, answers: Answers): QuestionId => {
  const open = firstOpen({ done });
  if (wanted === 'email' || open === 'email') return wanted;
  const at = (id: QuestionId): number => questions.findIndex((question) => question.id === id);
  const openStep = questions[at(open)]?.step;
  const isOfOpenStep = questions[at(wanted)]?.step === openStep;
  if (at(wanted) > at(open) && !isOfOpenStep) return open;
  if (openStep !== 'personal' || !isOfOpenStep) return wanted;
  if (answers.gender === null) return 'gender';
  return answers.seek_gender === null && wanted !== 'gender' ? 'seek' : wanted;
};

const neighbour = (id: QuestionId, by: number): QuestionId | undefined =>
  questions[questions.findIndex((question) => question.id === id) + by]?.id;

export const questionAfter = (id: QuestionId): QuestionId | undefined => neighbour(id, 1);
export const questionBefore = (id: QuestionId): QuestionId | undefined => neighbour(id, -1);

/** `3 of 10`. */
export const positionOf = (id: QuestionId): { number: number; total: number } => ({
  number: questions.findIndex((question) => question.id === id) + 1,
  total: questions.length,
});
