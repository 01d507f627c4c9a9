import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, Photo, theme } from '@pairwise/ui';

import { usePhotoSource } from '../photo/use-photo-source.ts';
import { LockedPhotos } from './locked-photos.tsx';

const strip = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const thumb = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pairMd,
  background: 'none',
  // The frame of the shown photo is inside, that of the focus outside.
  '&[aria-pressed="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `4px solid ${theme.color.secondary}`,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 2px ${theme.color.surface}`,
  },
  '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
});

interface PhotoStripProps {
  member: Member;
  shown: number;
  onShow: (index: number) => void;
  /** Address of the profile, to which a visitor returns after the signup. */
  address: string;
}

/** All photos as thumbnails, and placeholders for those that are locked for this viewer (MEMBER-04). */
export const PhotoStrip = ({ member, shown, onShow, address }: PhotoStripProps) => {
  const { t } = useTranslation('mf-members');
  const photoSource = usePhotoSource();
  const visitor = useStream(bus.user$) === null;
  const { name, images, images_locked: locked } = member;
  if (images.length < 2 && locked === 0) return null;
  return (
    <ul css={strip} aria-label={t('profile.photos', { name })}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            css={thumb}
            aria-pressed={index === shown}
            aria-label={t('profile.showPhoto', { number: index + 1 })}
            onClick={() => onShow(index)}
          >
            <Photo {...photoSource(image)} alt="" ratio="1" sizes="110px" css={{ borderRadius: theme.radius.pairMd }} />
          </button>
        </li>
      ))}
      {locked > 0 && (
        <LockedPhotos
          count={locked}
          places={4 - (images.length % 4)}
          label={visitor ? t('profile.lockedLogin', { count: locked }) : t('profile.lockedPremium', { count: locked })}
          word={visitor ? t('profile.login') : t('profile.premium')}
          {...(visitor ? { onAsk: () => bus.emit('signup:asked', { path: address }) } : { to: paths.premium() })}
        />
      )}
    </ul>
  );
};
