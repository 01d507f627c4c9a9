import type { Block } from '../page-text.ts';

export interface Question {
  /** The anchor of the question, the same in every language. */
  id: string;
  question: string;
  answer: readonly Block[];
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** The text of the frequently asked questions. */
export interface FaqText {
  title: string;
  lead: string;
  /** What search engines show under the title; by default the lead. The only value it may have is `{site}`. */
  description?: string;
  groups: readonly QuestionGroup[];
}
