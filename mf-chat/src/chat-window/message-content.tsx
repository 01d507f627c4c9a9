import { GiftContent } from '../gifts/gift-content.tsx';
import { SendingPhoto } from '../photos/sending-photo.tsx';
import { SentPhoto } from '../photos/sent-photo.tsx';
import type { ShownMessage } from './shown-message.ts';
import { TextWithLinks } from './text-with-links.tsx';

interface MessageContentProps {
  message: ShownMessage;
  author: string;
  /** The text to mark in the message. */
  foundText: string | undefined;
}

/** What a message says: a text with its links, a photo or a gift. */
export const MessageContent = ({ message, author, foundText }: MessageContentProps) => {
  const { stored, waiting, held } = message;
  const content = waiting?.content;
  if (waiting && content?.kind === 'photo') return <SendingPhoto entry={waiting} photo={content} />;
  if (stored?.kind === 'photo') return <SentPhoto message={stored} author={author} />;
  if (content?.kind === 'gift') return <GiftContent gift={content.gift} />;
  if (stored?.kind === 'gift') return <GiftContent gift={stored.gift} />;
  const text = stored?.body ?? held?.body ?? (content && 'body' in content ? content.body : '');
  return <TextWithLinks text={text} found={foundText} />;
};
