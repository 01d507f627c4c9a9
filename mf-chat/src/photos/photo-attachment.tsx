import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, css, IconButton, IconPhoto, IconX, Photo, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { useLocalAddress } from './local-address.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { PhotoChoice } from './use-photo-choice.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: theme.space[3] });

const thumbnail = css({ inlineSize: 72, borderRadius: theme.radius.md, flex: 'none' });

const dropPlace = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  minBlockSize: 72,
  border: `2px dashed ${theme.color.secondary}`,
  borderRadius: theme.radius.md,
  background: theme.color.secondarySoft,
});

const Thumbnail = ({ chosen, onRemove }: { chosen: NonNullable<PhotoChoice['chosen']>; onRemove: () => void }) => {
  const { t } = useTranslation('mf-chat');
  const address = useLocalAddress(chosen.clientId, chosen.content.file);
  return (
    <div css={row}>
      <Photo css={thumbnail} src={address} alt={t('photos.chosen')} ratio="1" priority />
      <Text size="sm" tone="muted" css={{ flex: 1 }}>
        {t('photos.ready')}
      </Text>
      <IconButton label={t('photos.remove')} onClick={onRemove}>
        <IconX />
      </IconButton>
    </div>
  );
};

/** Above the field: the photo that will be sent, why one cannot be sent, or the place where one can be dropped. */
export const PhotoAttachment = ({ choice }: { choice: PhotoChoice }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const { chosen, problem, choose, dismiss, remove } = choice;
  const isOver = useFileDrop(choose);
  return (
    <>
      {/* Always rendered, because screen readers announce only changes of an existing region. */}
      <VisuallyHidden>
        <span role="status">{chosen ? t('photos.added') : ''}</span>
      </VisuallyHidden>
      {isOver && (
        <div css={dropPlace}>
          <IconPhoto />
          {t('photos.drop')}
        </div>
      )}
      {problem && (
        <Banner tone="danger" live="assertive" onDismiss={dismiss} dismissLabel={t('photos.dismiss')}>
          {errorText(problem)}
        </Banner>
      )}
      {chosen && !isOver && <Thumbnail key={chosen.clientId} chosen={chosen} onRemove={remove} />}
    </>
  );
};
