/**
 * Returns the host name by which a program finds a host that browsers know: browsers resolve names below `localhost`, as
 * those of zones in development, to their own machine. Node does not.
 */
export const resolvableHostname = (hostname: string): string =>
  /\.localhost$/i.test(hostname) ? 'localhost' : hostname;
