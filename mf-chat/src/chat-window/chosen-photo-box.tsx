import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';
import { useEffect, useState } from 'react';

import type { ChosenPhoto } from '../outbox/index.ts';

/** The same box as that of a sent photo, so that nothing moves when the photo is sent. */
const box = css({ inlineSize: 'min(260px, 62vw)', borderRadius: theme.radius.md, overflow: 'hidden', opacity: 0.8 });

const useObjectAddress = (file: Blob): string => {
  // Of the first copy only: the outbox reads the file again with every change.
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
};

/** A photo of this device that is not sent yet. */
export const ChosenPhotoBox = ({ chosen: { file, width, height } }: { chosen: ChosenPhoto }) => {
  const { t } = useTranslation('mf-chat');
  const address = useObjectAddress(file);
  return (
    <div css={[box, { aspectRatio: `${width} / ${height}` }]}>
      <img
        src={address}
        alt={t('chat.photoByYou')}
        css={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
      />
    </div>
  );
};
