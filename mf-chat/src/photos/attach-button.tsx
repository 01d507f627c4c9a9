import { photoTypes } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { IconButton, IconPhoto } from '@pairwise/ui';
import { type ChangeEvent, useRef } from 'react';

/** Opens the file dialog, or the photos of a phone. */
export const AttachButton = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { t } = useTranslation('mf-chat');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // Choosing the same file again must fire a change event, too.
    target.value = '';
  };
  return (
    <>
      <IconButton label={t('photos.attach')} onClick={() => input.current?.click()}>
        <IconPhoto />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join(',')}
        aria-label={t('photos.attach')}
        onChange={choose}
      />
    </>
  );
};
