import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';

import { usePhotoAddress } from '../chat-list/media-address.ts';
import { localAddress } from './local-address.ts';

type PhotoMessage = Message & { image: NonNullable<Message['image']> };

/** Whether a message has a photo that can be shown: a moderator may have refused it. */
export const hasPhoto = (message: Message): message is PhotoMessage =>
  message.kind === 'photo' && message.image !== undefined;

/**
 * Returns a function that gives the attributes of a photo that the server has stored. The page that has sent it keeps
 * showing the picture of the device.
 */
export const useSentPhoto = (author: string) => {
  const { t } = useTranslation('mf-chat');
  const addressOf = usePhotoAddress();
  return ({ image, from_me, client_id }: PhotoMessage) => {
    const own = from_me ? localAddress(client_id) : undefined;
    return {
      src: own ?? addressOf(image.filename, 640),
      /** The sizes for the whole screen. */
      srcSet:
        own === undefined ? `${addressOf(image.filename, 640)} 640w, ${addressOf(image.filename, 1280)} 1280w` : own,
      alt: from_me ? t('chat.photoByYou') : t('chat.photo', { name: author }),
      blurhash: image.blurhash,
    };
  };
};
