import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { isBlank } from '@pairwise/contracts/is-blank';

import { holdsContactDetails } from '../contact-details/holds-contact-details.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import type { SiteSettings } from '../sites/site-settings.ts';

type MessageForm = BodyOf<Endpoints['POST /api/message.php']>;

/** Messages of one member in a minute, and chats started in an hour, against abuse (decisions 4.5). */
export const messageRate = (memberId: number): Limit => ({ key: `message:${memberId}`, most: 20, windowSeconds: 60 });
export const newChatRate = (memberId: number): Limit => ({
  key: `new-chat:${memberId}`,
  most: 10,
  windowSeconds: 3600,
});

interface TextContent {
  kind: 'text' | 'icebreaker';
  /** Without surrounding spaces. */
  body: string;
}
interface PhotoContent {
  kind: 'photo';
  photo: string;
}
interface GiftContent {
  kind: 'gift';
  gift: string;
}
export type Content = TextContent | PhotoContent | GiftContent;

/**
 * Returns the text of a message as it is stored. Its length counts code points (decisions C-15).
 * @throws {DomainError} `message_empty`, `message_too_long`
 */
export const requireText = (typed: string | undefined, most: number): string => {
  const body = (typed ?? '').trim();
  if (isBlank(body)) throw new DomainError('message_empty', { field: 'body' });
  if (Array.from(body).length > most)
    throw new DomainError('message_too_long', { field: 'body', params: { max: most } });
  return body;
};

/**
 * Returns the content of a message: the one field that its kind needs.
 * @throws {DomainError} `message_empty`, `message_too_long`; `invalid_request` for a photo or gift without its id
 */
export const requireContent = (form: MessageForm, settings: Pick<SiteSettings, 'message_length'>): Content => {
  const { kind, photo, gift } = form;
  if (kind === 'photo') {
    if (photo === undefined) throw new DomainError('invalid_request', { field: 'photo' });
    return { kind, photo };
  }
  if (kind === 'gift') {
    if (gift === undefined) throw new DomainError('invalid_request', { field: 'gift' });
    return { kind, gift };
  }
  return { kind, body: requireText(form.body, settings.message_length) };
};

/**
 * Checks that a form names its receiver in exactly one way.
 * @throws {DomainError} `invalid_request`
 */
export const requireOneReceiver = ({ conversation, profile }: Pick<MessageForm, 'conversation' | 'profile'>): void => {
  if ((conversation === undefined) === (profile === undefined)) {
    throw new DomainError('invalid_request', { field: 'conversation' });
  }
};

/**
 * Refuses phone numbers and addresses until the partner has written in the chat (decisions C-13).
 * @throws {DomainError} `contact_details_not_allowed`
 */
export const requireNoContactDetails = (content: Content, partnerReplied: boolean): void => {
  if (!('body' in content) || partnerReplied || !holdsContactDetails(content.body)) return;
  throw new DomainError('contact_details_not_allowed', { field: 'body' });
};

/** Returns what a message costs its sender, in credits (decisions C-2). */
export const costOf = (
  content: Content,
  settings: Pick<SiteSettings, 'message_credits' | 'photo_credits'>,
  giftCredits: number,
): number => {
  if (content.kind === 'photo') return settings.photo_credits;
  return content.kind === 'gift' ? giftCredits : settings.message_credits;
};

interface Stored {
  kind: string;
  body: string | null;
  photo: string | null;
  gift: string | null;
  conversation: number;
  /** The public id of the other member. */
  partner: number;
  removed: boolean;
}

/**
 * Checks that a repeated message is the stored one. The content of a removed message is not known any more.
 * @throws {DomainError} `idempotency_mismatch`
 */
export const requireSameMessage = (
  stored: Stored,
  content: Content,
  { conversation, profile }: Pick<MessageForm, 'conversation' | 'profile'>,
): void => {
  const isSamePlace = conversation === undefined ? stored.partner === profile : stored.conversation === conversation;
  const isSameContent =
    stored.removed ||
    (stored.body === ('body' in content ? content.body : null) &&
      stored.photo === ('photo' in content ? content.photo : null) &&
      stored.gift === ('gift' in content ? content.gift : null));
  if (!isSamePlace || !isSameContent || stored.kind !== content.kind) throw new DomainError('idempotency_mismatch');
};

interface Receiver {
  name: string;
  /** The account is confirmed and open. */
  active: boolean;
  i_blocked: boolean;
  blocked_me: boolean;
}

/**
 * Checks that a chat that exists can be continued.
 * @throws {DomainError} `blocked` with the name of a partner who has blocked the caller; `not_available` for a partner
 *   whom the caller has blocked, whose account is closed, or whose address is not confirmed (AUTH-16)
 */
export const requireOpenChat = ({ name, active, i_blocked, blocked_me }: Receiver): void => {
  if (active && blocked_me) throw new DomainError('blocked', { params: { name } });
  if (!active || i_blocked) throw new DomainError('not_available');
};
