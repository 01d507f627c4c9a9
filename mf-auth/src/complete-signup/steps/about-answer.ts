import type { Answers, SignupState, StepAnswer } from '../complete-signup.queries.ts';

/** The own text as it is, which a first line that is for nobody begins: it stands there, and nowhere else (decisions A-4). */
export const aboutOf = ({ message_to, done }: Pick<SignupState, 'message_to' | 'done'>, answers: Answers): string =>
  answers.about ?? (message_to === null && !done.includes('about') ? answers.signup_message : null) ?? '';

/** Words and interests are one step: whichever question is answered, both go along as they are. */
export const aboutAnswer = (state: Pick<SignupState, 'message_to' | 'done'>, answers: Answers): StepAnswer => ({
  step: 'about',
  data: {
    headline: answers.headline?.trim() ?? '',
    about: aboutOf(state, answers).trim(),
    interests: answers.interests,
  },
});
