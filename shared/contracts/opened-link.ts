/**
 * Replaces the secret of a mail's link in the address bar. It matches the route of links, so that a reload returns to
 * the same page. It is not a secret, and no request to the api contains it.
 */
export const openedLink = 'your-link-from-our-mail-is-open-on-this-tab';
