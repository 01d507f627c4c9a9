/** What the gateway takes of a message. */
const MAX_LENGTH = 200;

/**
 * What is left of an error's message when everything is taken out that could tell of a person: what was quoted (the
 * text that could not be read), addresses of any kind, numbers, ids and tokens. Our own files keep their path.
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
