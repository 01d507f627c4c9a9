import { isApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, Field, Sheet, showToast, Stack, Text, TextArea } from '@pairwise/ui';
import { type FormEvent, useRef, useState } from 'react';

import { FormNotice } from './form-notice.tsx';
import { type OwnPhoto, useAppealPhoto } from './own-photos.queries.ts';

/** Length limits of an appeal, in characters. */
const LENGTH = { min: 10, max: 2_000 } as const;

interface AppealSheetProps {
  photo: OwnPhoto;
  /** Called when a second review is under way, including one that was requested before. */
  onAppealed: () => void;
  onClose: () => void;
}

/** Asks for a second review of a refused photo, with a reason (decisions S-8). */
export const AppealSheet = ({ photo, onAppealed, onClose }: AppealSheetProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const appeal = useAppealPhoto();
  const [text, setText] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!online || appeal.isPending) return;
    if (text.trim().length < LENGTH.min) {
      setTooShort(true);
      field.current?.focus();
      return;
    }
    appeal.mutate(
      { id: photo.id, text: text.trim() },
      {
        onSuccess: () => {
          onAppealed();
          onClose();
          showToast({ text: t('own.photos.appeal.sent') });
        },
        onError: (error) => {
          if (isApiError(error, 'already_appealed')) onAppealed();
          if (isApiError(error, 'complaint_text')) setTooShort(true);
        },
      },
    );
  };

  return (
    <Sheet open onClose={onClose} closeLabel={t('own.close')} title={t('own.photos.appeal.title')}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        <Text>
          {photo.reject_reason === null
            ? t('own.photos.appeal.noReason')
            : t('own.photos.appeal.reason', { reason: photo.reject_reason })}
        </Text>
        <Field
          label={t('own.photos.appeal.field')}
          hint={t('own.photos.appeal.hint')}
          error={tooShort && errorText({ code: 'complaint_text' })}
        >
          <TextArea
            ref={field}
            rows={4}
            maxLength={LENGTH.max}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setTooShort(false);
            }}
          />
        </Field>
        <FormNotice error={tooShort ? null : appeal.error} />
        <Button type="submit" variant="primary" block busy={appeal.isPending} disabled={!online}>
          {t('own.photos.appeal.submit')}
        </Button>
      </Stack>
    </Sheet>
  );
};
