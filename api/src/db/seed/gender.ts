/** The gender of a demo member. */
export type Gender = 'male' | 'female';
