import type { Answers, SignupState, StepAnswer } from '../complete-signup.queries.ts';

/** Returns the profile text. A first line that is not for another member becomes its start (decisions A-4). */
export const aboutOf = ({ message_to, done }: Pick<SignupState, 'message_to' | 'done'>, answers: Answers): string =>
  answers.about ?? (message_to === null && !done.includes('about') ? answers.signup_message : null) ?? '';

/** Builds the answer of the `about` step. Texts and interests are one step, so each question sends both. */
export const aboutAnswer = (state: Pick<SignupState, 'message_to' | 'done'>, answers: Answers): StepAnswer => ({
  step: 'about',
  data: {
    headline: answers.headline?.trim() ?? '',
    about: aboutOf(state, answers).trim(),
    interests: answers.interests,
  },
});
