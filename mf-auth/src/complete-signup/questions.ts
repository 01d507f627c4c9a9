import type { SignupState } from './complete-signup.queries.ts';

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

const neighbour = (id: QuestionId, by: number): QuestionId | undefined =>
  questions[questions.findIndex((question) => question.id === id) + by]?.id;

export const questionAfter = (id: QuestionId): QuestionId | undefined => neighbour(id, 1);
export const questionBefore = (id: QuestionId): QuestionId | undefined => neighbour(id, -1);

/** `3 of 10`. */
export const positionOf = (id: QuestionId): { number: number; total: number } => ({
  number: questions.findIndex((question) => question.id === id) + 1,
  total: questions.length,
});
