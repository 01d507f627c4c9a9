import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, IconLock, LinkButton, Stack, Text } from '@pairwise/ui';
import { Lightbox } from '@pairwise/ui/lightbox';

import { usePhotoSource } from '../photo/use-photo-source.ts';

interface PhotoLightboxProps {
  member: Member;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Shown after the last photo when more are locked (MEMBER-04): how many, and what unlocks them. */
const LockedOffer = ({ member: { id, images_locked: count } }: Pick<PhotoLightboxProps, 'member'>) => {
  const { t } = useTranslation('mf-members');
  const visitor = useStream(bus.user$) === null;
  return (
    <Stack gap={4} align="center" css={{ textAlign: 'center' }}>
      <IconLock size={40} />
      <Text size="lg" weight="medium">
        {visitor ? t('profile.lockedLogin', { count }) : t('profile.lockedPremium', { count })}
      </Text>
      {visitor ? (
        <Button variant="primary" onClick={() => bus.emit('signup:asked', { path: paths.member(id) })}>
          {t('profile.join')}
        </Button>
      ) : (
        <LinkButton as={Link} to={paths.premium()} variant="primary">
          {t('profile.getPremium')}
        </LinkButton>
      )}
    </Stack>
  );
};

/** Shows a member's photos over the whole screen. */
export const PhotoLightbox = ({ member, shown, onShow, onClose }: PhotoLightboxProps) => {
  const { t } = useTranslation('mf-members');
  const photoSource = usePhotoSource();
  const { name, images, images_locked: locked } = member;
  const pictures = images.map((image, index) => ({
    ...photoSource(image),
    id: image.id,
    alt: t('profile.photo', { number: index + 1, name }),
    width: image.width,
    height: image.height,
  }));
  const isOffer = shown >= images.length;
  return (
    <Lightbox
      pictures={pictures}
      shown={shown}
      onShow={onShow}
      onClose={onClose}
      label={t('profile.photos', { name })}
      closeLabel={t('profile.close')}
      previousLabel={t('profile.previousPhoto')}
      nextLabel={t('profile.nextPhoto')}
      failedText={t('profile.photoFailed')}
      retryLabel={t('profile.retryPhoto')}
      position={!isOffer && t('profile.position', { number: shown + 1, total: images.length })}
      {...(locked > 0 && { end: <LockedOffer member={member} /> })}
    />
  );
};
