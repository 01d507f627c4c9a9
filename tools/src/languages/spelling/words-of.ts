/** Parts of a text that no one reads as words: placeholders, tags, targets of links, addresses, code and names of cookies. */
const marks = /\{\w+\}|<\/?\w+>|\]\([^)]*\)|`[^`]*`|(?:https?:\/\/|www\.)\S+|\S+@\S+|__Host-[\w.-]*\w|\bfirst-touch\b/g;

/** Returns the words of a text in their order, with a straight apostrophe, as dictionaries write it. */
export const wordsOf = (text: string): string[] =>
  [...text.replaceAll(marks, ' ').matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
    .map(([word]) => word.replaceAll('’', "'").replace(/['-]+$/, ''))
    .filter((word) => word.length > 1);
