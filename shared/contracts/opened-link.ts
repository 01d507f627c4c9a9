/**
 * What stands in the address bar instead of the secret of a link from a mail. It fits the route of links, so that the
 * page stays and a reload comes back to it, and it is no secret: the api is never asked about it.
 */
export const openedLink = 'your-link-from-our-mail-is-open-on-this-tab';
