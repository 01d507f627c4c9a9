/** The longest message that the gateway accepts. */
const MAX_LENGTH = 200;

/**
 * Removes from an error's message everything that could identify a person: quoted text, URLs and mail addresses, numbers,
 * ids and tokens. Paths of our own files stay.
 */
export const scrub = (message: string): string =>
  message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"[^"]*("|$)/g, '"…"')
    .replaceAll(/[^\s@<>()]+@[^\s@<>()]+\.\w+/g, '[mail]')
    .replaceAll(
      /(?:https?|blob|data|wss?|file):[^\s)]+/g,
      (address) => /\/remotes\/[^\s?#)]+/.exec(address)?.[0] ?? '[address]',
    )
    .replaceAll(/\?[^\s)]*=[^\s)]*/g, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[id]')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{20,}/g, '[id]')
    .replaceAll(/\d+/g, '#')
    .trim()
    .slice(0, MAX_LENGTH);
