import { plainText, type Values } from '../fill-text.ts';
import type { Block } from '../page-text.ts';
import type { FaqText, Question, QuestionGroup } from './faq-text.ts';

/** Lower case without accents, so that "uber" finds "über". */
const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('control' in block) return [];
  return 'items' in block ? block.items : block.facts.flat();
};

const contains = ({ question, answer }: Question, words: readonly string[], values: Values): boolean => {
  const all = [question, ...answer.flatMap(textsOf)].map((text) => simple(plainText(text, values))).join('\n');
  return words.every((word) => all.includes(word));
};

/** The groups with the questions that contain all words of a search; every question for an empty one. */
export const searchQuestions = ({ groups }: FaqText, search: string, values: Values): readonly QuestionGroup[] => {
  const words = simple(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => contains(one, words, values)) }))
    .filter(({ questions }) => questions.length > 0);
};
