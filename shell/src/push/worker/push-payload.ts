import { safeInternalPath } from '@pairwise/contracts/safe-internal-path';
import type { PushPayload } from '@pairwise/contracts/events';

const textOf = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '');

/**
 * Parses a push. It came through an external service, so every field is validated: a missing field gets a default, and an
 * address outside this site becomes the search (threat T8). Returns undefined for anything without a title.
 */
export const readPayload = (text: string | undefined): PushPayload | undefined => {
  try {
    const data: unknown = JSON.parse(text ?? '');
    if (typeof data !== 'object' || data === null) return undefined;
    const given = new Map(Object.entries(data));
    const title = textOf(given.get('title'), 100);
    if (title === '') return undefined;
    const badge: unknown = given.get('badge');
    return {
      title,
      body: textOf(given.get('body'), 300),
      url: safeInternalPath(textOf(given.get('url'), 2_000)) ?? '/members',
      tag: textOf(given.get('tag'), 60),
      badge: typeof badge === 'number' && Number.isSafeInteger(badge) && badge > 0 ? badge : 0,
      silent: given.get('silent') === true,
    };
  } catch {
    return undefined;
  }
};
