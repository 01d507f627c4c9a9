import { useTranslation } from '@pairwise/i18n';
import { css, IconButton, IconX, Photo, ProgressBar, theme } from '@pairwise/ui';

import { outbox, type OutboxEntry, type PhotoContent, useSendingState, useWaitText } from '../outbox/index.ts';
import { useLocalAddress } from './local-address.ts';
import { photoBox, photoRatio } from './photo-shape.ts';

const veil = css({ position: 'absolute', inset: 0, background: theme.color.photoVeil });
const bar = css({ position: 'absolute', insetInline: theme.space[3], insetBlockEnd: theme.space[3] });
const stop = css({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 });

/** A photo of this device that is not sent yet: how far it is uploaded, and the button that cancels it. */
export const SendingPhoto = ({ entry, photo }: { entry: OutboxEntry; photo: PhotoContent }) => {
  const { t } = useTranslation('mf-chat');
  const { clientId, state } = entry;
  const address = useLocalAddress(clientId, photo.file);
  const { share } = useSendingState(clientId) ?? {};
  const waitText = useWaitText(entry, true);
  const isWaiting = state === 'waiting';
  return (
    <Photo css={photoBox} src={address} alt={t('chat.photoByYou')} ratio={photoRatio(photo)} priority>
      {isWaiting && (
        <>
          <span css={veil} />
          {waitText === undefined && (
            <ProgressBar
              css={bar}
              label={t('photos.uploading')}
              {...(share !== undefined && share < 1 && { value: share })}
            />
          )}
          {photo.photo === undefined && (
            <IconButton
              css={stop}
              tone="on-photo"
              label={t('photos.cancel')}
              onClick={() => void outbox.cancel(clientId)}
            >
              <IconX />
            </IconButton>
          )}
        </>
      )}
    </Photo>
  );
};
