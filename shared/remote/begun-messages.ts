import { tabStorage } from './tab-storage.ts';

/** How long a visitor's text is offered, in milliseconds. */
export const BEGUN_MESSAGE_MS = 60 * 60 * 1_000;

interface BegunMessage {
  /** The member whom the text is for. */
  profile: number;
  text: string;
  /** When it was last changed, as a timestamp in milliseconds. */
  at: number;
}

const isBegun = (value: unknown): value is BegunMessage => {
  const { profile, text, at } = Object(value) as Partial<Record<keyof BegunMessage, unknown>>;
  return typeof profile === 'number' && typeof text === 'string' && typeof at === 'number';
};
const areBegun = (value: unknown): value is BegunMessage[] => Array.isArray(value) && value.every(isBegun);

/**
 * The texts that a visitor has begun to write to members, each for its member only. A tab keeps them for an hour: the
 * signup sends one, or a login leads to the chat, which offers it. They are in no address, and the next user of the
 * device does not find them.
 */
const stored = tabStorage('begun-messages', areBegun);

const list = (): BegunMessage[] => {
  const now = Date.now();
  // A clock that was set back does not prolong the hour.
  return (stored.read() ?? []).filter(({ at }) => at <= now && now - at < BEGUN_MESSAGE_MS);
};
const write = (messages: BegunMessage[]): void => stored.write(messages.length === 0 ? undefined : messages);
const withoutTextTo = (profile: number): BegunMessage[] => list().filter((begun) => begun.profile !== profile);

/** Returns the text that was begun to a member; an empty one when there is none, or it is too old. */
export const readBegunMessage = (profile: number): string =>
  list().find((begun) => begun.profile === profile)?.text ?? '';

/** Keeps the text to a member. A blank one is deleted. */
export const keepBegunMessage = (profile: number, text: string): void => {
  const others = withoutTextTo(profile);
  write(text.trim() === '' ? others : [...others, { profile, text, at: Date.now() }]);
};

/** Deletes the text to a member: it was sent, or is now a draft of the chat. */
export const deleteBegunMessage = (profile: number): void => write(withoutTextTo(profile));

/** Deletes all texts, after a logout. */
export const deleteBegunMessages = (): void => write([]);
