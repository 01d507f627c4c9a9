/**
 * Selects the links of a prerendered page to the signup, which a browser may open in advance. Gateway and shell use it: an address
 * that changes when the link is used would not be the one that was opened.
 */
export const signupLinks = 'main a[href^="/signup"]';
