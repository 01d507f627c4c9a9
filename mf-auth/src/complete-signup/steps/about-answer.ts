import type { Answers, StepAnswer } from '../complete-signup.queries.ts';

/** Words and interests are one step: whichever question is answered, both go along as they are. */
export const aboutAnswer = ({ headline, about, interests }: Answers): StepAnswer => ({
  step: 'about',
  data: { headline: headline?.trim() ?? '', about: about?.trim() ?? '', interests },
});
