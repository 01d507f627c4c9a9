import type { Change, Content, RegistryDocument } from './document.ts';
import type { Author } from './registry-types.ts';

/** What a change makes of the content, and how the audit log names it. */
export interface Transition {
  content: Content;
  what: Change;
}

/**
 * Applies a change. `change` gets the newest content and returns the next, or undefined when nothing changes. `name` is the
 * name whose live state the author has read, and `lander` the lander whose experiment; without them the whole registry must be
 * as expected.
 */
export type Update = (
  by: Author & { name?: string; lander?: string },
  change: (content: Content, at: string) => Transition | undefined,
) => RegistryDocument;
