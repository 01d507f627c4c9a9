import type { ApiErrorCode } from '@pairwise/api-client';
import type { MemberCard } from '@pairwise/contracts';

/** The receiver of a message: a chat, or a member with whom there is no chat yet. */
export type Receiver = { conversation: number } | { profile: number };

/** A photo of this device, with its size in pixels for the bubble. */
export interface PhotoContent {
  kind: 'photo';
  file: Blob;
  width: number;
  height: number;
  /** The `Idempotency-Key` of the upload: a repeated upload adds no second photo. */
  uploadKey: string;
  /** The id of the uploaded photo; missing until then. */
  photo?: string;
}

export type Content = { kind: 'text' | 'icebreaker'; body: string } | { kind: 'gift'; gift: string } | PhotoContent;

/** Why a message was not sent: the server's refusal, no connection for too long, or no room on the device. */
export type Failure = ApiErrorCode | 'expired' | 'storage_full';

/** A message before it is written to the outbox. */
export interface NewEntry {
  /** Made once, before the first attempt. The server stores one message for it, however often it is sent. */
  clientId: string;
  member: number;
  receiver: Receiver;
  /** The receiver without a chat, as the list shows them until the message has opened one. */
  partner?: MemberCard | undefined;
  content: Content;
  /** The revision of the draft that the text was written from. */
  draftRev?: number;
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** When the member last sent it, in milliseconds since 1970: the 24 hours of attempts start here. */
  requestedAt: number;
  /** `chosen` is a photo in the composer, which the member has not sent yet. */
  state: 'chosen' | 'waiting' | 'failed';
  failure?: Failure | undefined;
}

/** A message as the device stores it: an earlier release has written it without `requestedAt`. */
export type StoredEntry = Omit<NewEntry, 'requestedAt'> & { requestedAt?: number; position?: number };

/** A message in the outbox. */
export interface OutboxEntry extends NewEntry {
  /** Order of writing, over all tabs of the browser. */
  position: number;
}

/** Identifies a receiver as text: messages to one receiver are sent one after the other. */
export const receiverKey = (receiver: Receiver): string =>
  'conversation' in receiver ? `chat-${receiver.conversation}` : `member-${receiver.profile}`;
