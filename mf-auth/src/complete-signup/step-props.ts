import type { Answers, SignupState, StepAnswer } from './complete-signup.queries.ts';
import type { AnswersDraft } from './answers-draft.ts';
import type { Saving } from './step-form.tsx';

/** Props of every question. */
export interface StepProps {
  state: SignupState;
  /** The saved answers, overlaid with unsaved ones. */
  answers: Answers;
  /** Keeps unsaved answers for going back and for a reload. */
  change: (part: AnswersDraft) => void;
  saving: Saving;
  arrived: boolean;
  /** Saves the step and shows the next question; without an answer it only shows the next one. */
  goOn: (answer?: StepAnswer) => void;
}
