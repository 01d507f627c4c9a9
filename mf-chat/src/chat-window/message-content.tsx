import { useTranslation } from '@pairwise/i18n';
import { Cluster, css, IconGift, Photo, Text, theme } from '@pairwise/ui';

import { usePhotoAddress } from '../chat-list/media-address.ts';
import type { ShownMessage } from './shown-message.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** Reserves the space of the photo, so that nothing moves when it loads. */
const photoBox = css({ inlineSize: 'min(260px, 62vw)', borderRadius: theme.radius.md, overflow: 'hidden' });

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
  const { t } = useTranslation('mf-chat');
  const photoAddress = usePhotoAddress();
  const { stored, waiting, held } = message;
  const content = waiting?.content;
  if (stored?.kind === 'photo' && stored.image) {
    const { filename, width, height, blurhash } = stored.image;
    return (
      <div css={photoBox}>
        <Photo
          src={photoAddress(filename, 640)}
          alt={stored.from_me ? t('chat.photoByYou') : t('chat.photo', { name: author })}
          ratio={`${width} / ${height}`}
          blurhash={blurhash}
        />
      </div>
    );
  }
  if (content?.kind === 'gift') return <Gift gift={content.gift} />;
  if (stored?.kind === 'gift') return <Gift gift={stored.gift} />;
  return <TextWithLinks text={stored?.body ?? held?.body ?? (content && 'body' in content ? content.body : '')} />;
};
