import type { Message } from '@pairwise/contracts';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';
import { useEffect, useEffectEvent } from 'react';

import { createOnDemand } from '../on-demand/create-on-demand.ts';
import { usePhotoLayer } from './use-photo-layer.ts';
import { hasPhoto, useSentPhoto } from './use-sent-photo.ts';

const lightbox = createOnDemand(() => import(/* webpackChunkName: "lightbox" */ '@pairwise/ui/lightbox'));

interface PhotoLightboxProps {
  /** The messages of the chat that are loaded. */
  messages: readonly Message[];
  /** The partner's name, or the text for a deleted member. */
  author: string;
}

/**
 * Shows the photo that the member has opened over the whole screen, and steps through the others of the chat. The code for
 * it is loaded when the chat has a photo.
 */
export const PhotoLightbox = ({ messages, author }: PhotoLightboxProps) => {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  const layer = usePhotoLayer();
  const photoOf = useSentPhoto(author);
  const photos = messages.filter(hasPhoto);
  const shown = photos.findIndex(({ seq }) => seq === layer.shown);
  const photo = photos[shown];
  const loaded = lightbox.useLoaded();
  const isMissing = photos.length > 0 && !loaded;
  const isAwaited = photo !== undefined && !loaded;
  useEffect(() => {
    if (isMissing) void lightbox.load();
  }, [isMissing]);
  const reportFailure = useEffectEvent(() => {
    showToast({ text: t('photos.failed') });
    layer.close();
  });
  // Again when a photo is opened, in case the first attempt has failed.
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isStillAwaited = true;
    const loadForPhoto = async (): Promise<void> => {
      const arrived = await lightbox.load();
      if (!arrived && isStillAwaited) reportFailure();
    };
    void loadForPhoto();
    return () => {
      isStillAwaited = false;
    };
  }, [isAwaited]);

  // Removed by a moderator, or not loaded after a reload.
  if (!photo || !loaded) return null;
  return (
    <loaded.Lightbox
      pictures={photos.map((message) => ({
        ...photoOf(message),
        id: message.client_id,
        width: message.image.width,
        height: message.image.height,
      }))}
      shown={shown}
      onShow={(index) => layer.show(photos[index]?.seq ?? photo.seq)}
      onClose={layer.close}
      label={photoOf(photo).alt}
      closeLabel={t('photos.dismiss')}
      previousLabel={t('photos.previous')}
      nextLabel={t('photos.next')}
      failedText={t('photos.failed')}
      retryLabel={t('photos.retry')}
      position={formatDate(photo.created_at, language, { dateStyle: 'medium', timeStyle: 'short' })}
    />
  );
};
