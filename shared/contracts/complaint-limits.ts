/** Choices and limits of complaints that the browser and the api share. */

/** What a complaint can be about, in the order of the forms. */
export const complaintCategories = [
  'fake_profile',
  'scam_spam',
  'harassment',
  'threat',
  'underage',
  'illegal_content',
  'photo',
  'payment',
  'other',
] as const;

/** Lengths of texts without surrounding spaces, in code points. */
export const complaintTextLength = { min: 10, max: 4_000 } as const;
export const appealTextLength = { min: 10, max: 2_000 } as const;

/** Whether the text of a complaint or an appeal says enough to be looked into. */
export const isComplaintText = (text: string): boolean => Array.from(text.trim()).length >= complaintTextLength.min;
