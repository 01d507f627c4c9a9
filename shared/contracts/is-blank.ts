/**
 * A character that shows something. Spaces do not, nor do controls, joiners and other characters without a width, marks of
 * the direction, variation selectors, and the empty letters of Hangul and braille.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !visible.test(text);
