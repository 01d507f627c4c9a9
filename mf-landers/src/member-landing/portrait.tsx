import { bus, useStream } from '@pairwise/bus';
import { photoAddress, type PhotoWidth } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, Photo, theme } from '@pairwise/ui';

import { colours } from '../lander/lander-colours.ts';
import type { LandingMember } from './member-landing.queries.ts';

const widths: PhotoWidth[] = [320, 640, 1280];

const initial = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.radius.pair,
  background: `radial-gradient(90% 70% at 50% 25%, ${colours.shade}, ${colours.accent})`,
  color: colours.onAccent,
  fontWeight: theme.weight.black,
  fontSize: 'clamp(1.5rem, 30cqi, 9rem)',
  lineHeight: 1,
  containerType: 'inline-size',
});

interface PortraitProps {
  member: LandingMember;
  /** Width / height of the box. */
  ratio: string;
  sizes: string;
  className?: string;
}

/** The member's main photo. A member without one has the initial of the name in the same box. */
export const Portrait = ({ member: { name, main_image: image }, ratio, sizes, className }: PortraitProps) => {
  const { t } = useTranslation('mf-landers');
  const { cdn_prefix } = useStream(bus.settings$);
  if (!image) {
    return (
      <div css={initial} style={{ aspectRatio: ratio }} className={className} aria-hidden="true">
        <span>{/^./u.exec(name)?.[0]}</span>
      </div>
    );
  }
  const address = (width: PhotoWidth) => photoAddress(cdn_prefix, image.filename, width);
  return (
    <Photo
      priority
      src={address(640)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      ratio={ratio}
      blurhash={image.blurhash}
      alt={t('memberLanding.photo', { name })}
      className={className}
    />
  );
};
