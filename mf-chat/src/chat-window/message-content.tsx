import { useTranslation } from '@pairwise/i18n';
import { Cluster, IconGift, Text } from '@pairwise/ui';

import { SendingPhoto } from '../photos/sending-photo.tsx';
import { SentPhoto } from '../photos/sent-photo.tsx';
import type { ShownMessage } from './shown-message.ts';
import { TextWithLinks } from './text-with-links.tsx';

const isGift = (gift: string | undefined): gift is 'rose' | 'drink' | 'ring' =>
  gift === 'rose' || gift === 'drink' || gift === 'ring';

const Gift = ({ gift }: { gift: string | undefined }) => {
  const { t } = useTranslation('mf-chat');
  return (
    <Cluster as="span" gap={2} wrap={false}>
      <IconGift />
      <Text as="span" weight="bold">
        {t(`chat.gift.${isGift(gift) ? gift : 'other'}`)}
      </Text>
    </Cluster>
  );
};

/** What a message says: a text with its links, a photo or a gift. */
export const MessageContent = ({ message, author }: { message: ShownMessage; author: string }) => {
  const { stored, waiting, held } = message;
  const content = waiting?.content;
  if (waiting && content?.kind === 'photo') return <SendingPhoto entry={waiting} photo={content} />;
  if (stored?.kind === 'photo') return <SentPhoto message={stored} author={author} />;
  if (content?.kind === 'gift') return <Gift gift={content.gift} />;
  if (stored?.kind === 'gift') return <Gift gift={stored.gift} />;
  return <TextWithLinks text={stored?.body ?? held?.body ?? (content && 'body' in content ? content.body : '')} />;
};
