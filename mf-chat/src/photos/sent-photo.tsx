import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, Photo, Text } from '@pairwise/ui';

import { photoBox, photoRatio } from './photo-shape.ts';
import { usePhotoLayer } from './use-photo-layer.ts';
import { hasPhoto, useSentPhoto } from './use-sent-photo.ts';

/** Covers the photo. The ring of the focus is inside, because the box clips what is outside of it. */
const opener = css({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -3 },
});

/** A photo that the server has stored, which opens large, or what is left of one that a moderator has refused. */
export const SentPhoto = ({ message, author }: { message: Message; author: string }) => {
  const { t } = useTranslation('mf-chat');
  const layer = usePhotoLayer();
  const photoOf = useSentPhoto(author);
  if (!hasPhoto(message)) {
    return (
      <Text as="span" css={{ color: 'inherit', fontStyle: 'italic' }}>
        {t('photos.removed')}
      </Text>
    );
  }
  const { src, alt, blurhash } = photoOf(message);
  return (
    <Photo css={photoBox} src={src} alt={alt} ratio={photoRatio(message.image)} blurhash={blurhash}>
      <button
        type="button"
        aria-label={message.from_me ? t('photos.enlargeOwn') : t('photos.enlarge', { name: author })}
        aria-haspopup="dialog"
        css={opener}
        onClick={() => layer.open(message.seq)}
      />
    </Photo>
  );
};
