import type { Answers, SignupState, StepAnswer } from './complete-signup.queries.ts';
import type { AnswersDraft } from './answers-draft.ts';
import type { Saving } from './step-form.tsx';

/** What every question gets. */
export interface StepProps {
  state: SignupState;
  /** What was saved, and over it what was typed since. */
  answers: Answers;
  /** Keeps what is typed, for the way back and for a reload. */
  change: (part: AnswersDraft) => void;
  saving: Saving;
  arrived: boolean;
  /** Saves a step and goes on with the next question; without an answer it only goes on. */
  goOn: (answer?: StepAnswer) => void;
}
