const form = /^http:\/\/(localhost|127\.0\.0\.1):([1-9]\d{0,4})\/?$/;

/**
 * The origin of a server on the developer's own machine, or undefined for anything else. It goes into the page's
 * policy, so it is made of nothing but these letters.
 */
export const localOrigin = (text: string): string | undefined => {
  const [, host, port] = form.exec(text.trim()) ?? [];
  return host !== undefined && Number(port) <= 65_535 ? `http://${host}:${port}` : undefined;
};

/** Whether a text is such an origin, letter for letter. */
export const isLocalOrigin = (text: string): boolean => localOrigin(text) === text;
