/** The text of a message of these proofs, which no other message contains. */
export const noteOf = (n: number): string => `note-${n}-end`;

const notes = /note-\d+-end/g;

/** Lists the notes in a text, in order. */
export const notesIn = (text: string): string[] => text.match(notes) ?? [];
