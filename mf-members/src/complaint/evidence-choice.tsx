import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, IconUser, Photo, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { usePhotoSource } from '../photo/use-photo-source.ts';

const group = css({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const legend = css({ marginBlockEnd: 6, padding: 0, fontWeight: theme.weight.medium, ...theme.text.sm });

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: theme.space[2],
});

const choice = css({
  position: 'relative',
  display: 'block',
  borderRadius: theme.radius.pairMd,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '&:has(:checked)': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: 2 },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
});

const whole = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: theme.radius.pairMd,
  background: theme.color.inset,
  color: theme.color.inkMuted,
});

interface EvidenceChoiceProps {
  member: Pick<Member, 'name' | 'images'>;
  /** Id of a photo; empty means the profile as a whole. */
  photo: string;
  onChoose: (photo: string) => void;
}

/** Chooses what the complaint is about: the profile as a whole, or one of its photos. */
export const EvidenceChoice = ({ member: { name, images }, photo, onChoose }: EvidenceChoiceProps) => {
  const { t } = useTranslation('mf-members');
  const photoSource = usePhotoSource();
  if (images.length === 0) return null;
  const chosen = images.findIndex(({ id }) => id === photo);
  const radio = (value: string) => (
    <input type="radio" name="evidence" value={value} checked={photo === value} onChange={() => onChoose(value)} />
  );
  return (
    <fieldset css={group}>
      <legend css={legend}>{t('complaint.evidence')}</legend>
      <div css={row}>
        <label css={choice} title={t('complaint.wholeProfile')}>
          {radio('')}
          <span css={whole}>
            <IconUser />
          </span>
          <VisuallyHidden>{t('complaint.wholeProfile')}</VisuallyHidden>
        </label>
        {images.map((image, index) => (
          <label key={image.id} css={choice}>
            {radio(image.id)}
            <Photo
              {...photoSource(image)}
              alt={t('complaint.photo', { number: index + 1, name })}
              ratio="1"
              sizes="80px"
              css={{ borderRadius: theme.radius.pairMd }}
            />
          </label>
        ))}
      </div>
      <Text size="sm" tone="muted" aria-hidden="true" css={{ marginBlockStart: 6 }}>
        {chosen === -1 ? t('complaint.wholeProfile') : t('complaint.photo', { number: chosen + 1, name })}
      </Text>
    </fieldset>
  );
};
