import type { Answers, SignupState } from './complete-signup.queries.ts';

type Step = SignupState['done'][number];

/** The questions, one per screen (AUTH-02). A step may have several. The mailbox comes last and belongs to no step. */
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

/** Finds the question to continue with: the first of the first open step. */
export const firstOpen = ({ done }: Pick<SignupState, 'done'>): QuestionId =>
  questions.find(({ step }) => step !== undefined && !done.includes(step))?.id ?? 'email';

/** Reads the question from the address; undefined when it names none. */
export const questionOf = (search: URLSearchParams): QuestionId | undefined =>
  questions.find(({ id }) => id === search.get('step'))?.id;

/**
 * Returns the question to show for a requested one. An open question can't be passed, except to reach the mailbox. In the
 * `personal` step the two required questions come first.
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

/** Position for the progress text, such as 4 of 11. The account, which exists already, was the first step. */
export const positionOf = (id: QuestionId): { number: number; total: number } => ({
  number: questions.findIndex((question) => question.id === id) + 2,
  total: questions.length + 1,
});
