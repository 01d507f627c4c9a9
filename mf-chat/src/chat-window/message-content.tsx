import { GiftContent } from '../gifts/gift-content.tsx';
import { SendingPhoto } from '../photos/sending-photo.tsx';
import { SentPhoto } from '../photos/sent-photo.tsx';
import type { ShownMessage } from './shown-message.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** What a message says: a text with its links, a photo or a gift. */
export const MessageContent = ({ message, author }: { message: ShownMessage; author: string }) => {
  const { stored, waiting, held } = message;
  const content = waiting?.content;
  if (waiting && content?.kind === 'photo') return <SendingPhoto entry={waiting} photo={content} />;
  if (stored?.kind === 'photo') return <SentPhoto message={stored} author={author} />;
  if (content?.kind === 'gift') return <GiftContent gift={content.gift} />;
  if (stored?.kind === 'gift') return <GiftContent gift={stored.gift} />;
  return <TextWithLinks text={stored?.body ?? held?.body ?? (content && 'body' in content ? content.body : '')} />;
};
