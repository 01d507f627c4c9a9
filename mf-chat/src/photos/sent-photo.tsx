import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Photo, Text } from '@pairwise/ui';

import { usePhotoAddress } from '../chat-list/media-address.ts';
import { localAddress } from './local-address.ts';
import { photoBox, photoRatio } from './photo-shape.ts';

/**
 * A photo that the server has stored, or what is left of one that a moderator has refused. The page that has sent it goes
 * on showing the picture of the device.
 */
export const SentPhoto = ({ message: { image, from_me, client_id }, author }: { message: Message; author: string }) => {
  const { t } = useTranslation('mf-chat');
  const photoAddress = usePhotoAddress();
  if (!image) {
    return (
      <Text as="span" css={{ color: 'inherit', fontStyle: 'italic' }}>
        {t('photos.removed')}
      </Text>
    );
  }
  const own = from_me ? localAddress(client_id) : undefined;
  return (
    <Photo
      css={photoBox}
      src={own ?? photoAddress(image.filename, 640)}
      alt={from_me ? t('chat.photoByYou') : t('chat.photo', { name: author })}
      ratio={photoRatio(image)}
      blurhash={image.blurhash}
    />
  );
};
