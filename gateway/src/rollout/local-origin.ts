const form = /^http:\/\/(localhost|127\.0\.0\.1):([1-9]\d{0,4})\/?$/;

/**
 * Returns the origin of a server on the developer's own machine; undefined for anything else. The page's policy
 * contains it, so it has a strict format.
 */
export const localOrigin = (text: string): string | undefined => {
  const [, host, port] = form.exec(text.trim()) ?? [];
  return host !== undefined && Number(port) <= 65_535 ? `http://${host}:${port}` : undefined;
};

/** Whether a text is exactly such an origin. */
export const isLocalOrigin = (text: string): boolean => localOrigin(text) === text;
