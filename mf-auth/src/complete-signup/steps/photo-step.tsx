import { ApiError, isApiError } from '@pairwise/api-client';
import { checkPhotoFile } from '@pairwise/api-client/check-photo-file';
import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { isDemoMode } from '@pairwise/remote';
import {
  Banner,
  Button,
  css,
  ErrorState,
  IconPhoto,
  Photo,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@pairwise/ui';
import { type ChangeEvent, useRef, useState } from 'react';

import { useAddPhoto, usePhotos } from '../complete-signup.queries.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { PhotoList } from './photo-list.tsx';

const LARGE = 300;

/** The chosen photo at once, as large as it will be. */
const preview = css({ inlineSize: '100%', maxInlineSize: LARGE, marginInline: 'auto' });
const smallPreview = css({ inlineSize: 96 });

interface Upload {
  name: string;
  /** Address of the chosen file, until it is sent. */
  preview?: string;
  error?: ApiError;
}

/** Step 1: photos, each sent as soon as it is chosen. Optional. */
export const PhotoStep = ({ saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const photos = usePhotos();
  const hasPhoto = Boolean(useStream(bus.user$)?.profile.main_image);
  const add = useAddPhoto();
  const [upload, setUpload] = useState<Upload>();
  const [isSent, setSent] = useState(false);
  const images = photos.data?.images ?? [];
  const placed = images.filter(({ status }) => status !== 'rejected').length;
  const isFull = photos.data !== undefined && placed >= photos.data.limit;
  const failure = upload?.error;

  const send = async (file: File): Promise<boolean> => {
    const local = URL.createObjectURL(file);
    setUpload({ name: file.name, preview: local });
    try {
      // Refused here: the server would refuse it only after receiving ten megabytes.
      const { problem } = await checkPhotoFile(file);
      if (problem) throw problem;
      await add.mutateAsync(file);
      setUpload(undefined);
      return true;
    } catch (error) {
      setUpload({ name: file.name, error: isApiError(error) ? error : new ApiError('error', 0) });
      return false;
    } finally {
      URL.revokeObjectURL(local);
    }
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])];
    // Cleared so that choosing the same file again is a change.
    target.value = '';
    let sent = false;
    setSent(false);
    for (const file of files) {
      if (!(await send(file))) break;
      sent = true;
    }
    if (!sent) return;
    setSent(true);
    bus.emit('user:changed', {});
  };

  if (photos.isError && !photos.data) {
    return (
      <ErrorState
        title={t('completeSignup.photo.failedTitle')}
        retryLabel={t('form.retry')}
        retrying={photos.isFetching}
        onRetry={() => void photos.refetch()}
      >
        {errorText(photos.error)}
      </ErrorState>
    );
  }
  return (
    <StepForm
      title={t('completeSignup.photo.title')}
      lead={t('completeSignup.photo.lead')}
      arrived={arrived}
      saving={{ ...saving, busy: saving.busy || add.isPending }}
      optional
      skips={placed === 0}
      onSubmit={() => goOn({ step: 'photo', data: {} })}
    >
      <Stack gap={3} aria-busy={photos.isPending}>
        {/* Nothing would take the room of a placeholder for a member without a photo. */}
        {photos.isPending && hasPhoto && <Skeleton ratio="4 / 5" radius="pair" css={preview} />}
        <PhotoList images={images} onEmptied={() => chooser.current?.focus()} onDeleted={() => setSent(false)} />
        <VisuallyHidden>
          <span role="status">{isSent && t('completeSignup.photo.uploaded')}</span>
        </VisuallyHidden>
        {add.isPending && upload && (
          <Stack gap={2}>
            {upload.preview !== undefined && (
              <Photo
                src={upload.preview}
                alt={t('completeSignup.photo.preview')}
                ratio="4 / 5"
                css={placed === 0 ? preview : smallPreview}
              />
            )}
            <Text size="sm" tone="muted" role="status" css={{ overflowWrap: 'anywhere' }}>
              {t('completeSignup.photo.uploading', { name: upload.name })}
            </Text>
            <ProgressBar label={t('completeSignup.photo.uploading', { name: upload.name })} />
          </Stack>
        )}
        {failure && (
          <Banner tone="danger" live="assertive">
            {errorText(failure)}
          </Banner>
        )}
        {isFull ? (
          <Text size="sm" tone="muted">
            {t('completeSignup.photo.full', { limit: photos.data.limit })}
          </Text>
        ) : (
          <>
            <Button
              ref={chooser}
              variant={placed === 0 ? 'primary' : 'ghost'}
              size="lg"
              block
              icon={<IconPhoto />}
              busy={add.isPending}
              onClick={() => input.current?.click()}
            >
              {t(placed === 0 ? 'completeSignup.photo.choose' : 'completeSignup.photo.another')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept="image/jpeg,image/png,image/webp"
              aria-label={t('completeSignup.photo.choose')}
              onChange={(event) => void choose(event)}
            />
            <Text size="sm" tone="muted">
              {t('completeSignup.photo.formats')}
              {isDemoMode() && ` ${t('completeSignup.photo.demo')}`}
            </Text>
          </>
        )}
      </Stack>
    </StepForm>
  );
};
