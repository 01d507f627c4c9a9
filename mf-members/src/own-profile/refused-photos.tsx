import { bus, useStream } from '@pairwise/bus';
import { photoAddress } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, css, Heading, IconButton, IconTrash, Photo, Stack, Text, theme } from '@pairwise/ui';

import type { OwnPhoto } from './own-photos.queries.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: theme.space[3],
  alignItems: 'start',
  '& + &': { borderBlockStart: `1px solid ${theme.color.line}`, paddingBlockStart: theme.space[3] },
});

interface RefusedPhotosProps {
  photos: readonly OwnPhoto[];
  /** Ids of photos with a second review under way. */
  appealed: ReadonlySet<string>;
  onAppeal: (photo: OwnPhoto) => void;
  onOpen: (photo: OwnPhoto) => void;
}

/** Refused photos with the reason, and the buttons to appeal and to delete. They have no place in the order. */
export const RefusedPhotos = ({ photos, appealed, onAppeal, onOpen }: RefusedPhotosProps) => {
  const { t } = useTranslation('mf-members');
  const { cdn_prefix } = useStream(bus.settings$);
  if (photos.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="card">
        {t('own.photos.refusedTitle')}
      </Heading>
      <Stack as="ul" gap={3} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {photos.map((photo, index) => (
          <li key={photo.id} css={row}>
            <Photo
              ratio="1"
              src={photoAddress(cdn_prefix, photo.filename, 96)}
              alt={t('own.photos.refusedAlt', { number: index + 1 })}
              blurhash={photo.blurhash}
              css={{ borderRadius: theme.radius.pairMd }}
            />
            <Stack gap={2}>
              <Text size="sm" tone="danger" weight="medium" css={{ overflowWrap: 'anywhere' }}>
                {photo.reject_reason ?? t('own.photos.refused')}
              </Text>
              <Cluster gap={2}>
                {appealed.has(photo.id) ? (
                  <Text size="sm" tone="muted" css={{ flex: 1 }}>
                    {t('own.photos.appeal.asked')}
                  </Text>
                ) : (
                  <Button variant="ghost" size="sm" onClick={() => onAppeal(photo)}>
                    {t('own.photos.appeal.open')}
                  </Button>
                )}
                <IconButton
                  label={t('own.photos.removeRefused', { number: index + 1 })}
                  aria-haspopup="dialog"
                  data-photo="refused"
                  onClick={() => onOpen(photo)}
                >
                  <IconTrash />
                </IconButton>
              </Cluster>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
