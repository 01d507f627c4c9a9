/** Addresses contain only such slugs. Others, for example with a dot, would be paths into the texts. */
export const SLUG = /^[a-z0-9-]+$/;
