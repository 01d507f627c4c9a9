import { useTranslation } from '@pairwise/i18n';
import { css, IconChecks, IconMessageCircle, IconPhoto, IconUserCircle, media, theme } from '@pairwise/ui';

const list = css({
  display: 'grid',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space[6] },
});

const line = css({ display: 'flex', gap: theme.space[3], alignItems: 'flex-start', textWrap: 'pretty' });

const icons = {
  photos: IconPhoto,
  ownPhotos: IconUserCircle,
  conversations: IconMessageCircle,
  receipts: IconChecks,
} as const;

const benefits = ['photos', 'conversations', 'receipts', 'ownPhotos'] as const;

/** The list of premium benefits. */
export const Benefits = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <ul css={list}>
      {benefits.map((benefit) => {
        const Icon = icons[benefit];
        return (
          <li key={benefit} css={line}>
            <Icon css={{ flex: 'none', marginBlockStart: 1, color: theme.color.link }} />
            <span>{t(`premium.benefits.${benefit}`)}</span>
          </li>
        );
      })}
    </ul>
  );
};
