/** Parts of a text that no one reads as words: placeholders, tags, targets of links, addresses and code. */
const marks = /\{\w+\}|<\/?\w+>|\]\([^)]*\)|`[^`]*`|(?:https?:\/\/|www\.)\S+|\S+@\S+/g;

/** Returns the words of a text in their order, with a straight apostrophe, as dictionaries write it. */
export const wordsOf = (text: string): string[] =>
  [...text.replaceAll(marks, ' ').matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
    .map(([word]) => word.replaceAll('’', "'").replace(/['-]+$/, ''))
    .filter((word) => word.length > 1);
