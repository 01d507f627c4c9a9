import type { ApiError } from '@pairwise/api-client';
import { checkPhotoFile } from '@pairwise/api-client/check-photo-file';
import { useTranslation } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';
import { useState } from 'react';

import { outbox, type Receiver, useChosenPhoto } from '../outbox/index.ts';

/** The photo in the composer of a chat. It is kept on the device until it is sent or removed. */
export const usePhotoChoice = (receiver: Receiver, before: Receiver) => {
  const { t } = useTranslation('mf-chat');
  const chosen = useChosenPhoto(receiver, before);
  const [problem, setProblem] = useState<ApiError>();

  /** Takes the first of some files, which replaces the photo that was chosen before, and says so of more than one. */
  const choose = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (!file) return;
    const checked = await checkPhotoFile(file);
    setProblem(checked.problem);
    if (checked.problem !== undefined) return;
    // A browser that cannot measure a picture shows it in a square.
    await outbox.choose(receiver, { file, width: 1, height: 1, ...checked.size });
    if (files.length > 1) showToast({ text: t('photos.oneAtATime') });
  };

  return {
    chosen,
    problem,
    choose: (files: readonly File[]): void => void choose(files),
    dismiss: (): void => setProblem(undefined),
    remove: (): void => {
      if (chosen) void outbox.cancel(chosen.clientId);
    },
    send: (): void => {
      if (chosen) void outbox.sendChosen(chosen.clientId, receiver);
    },
  };
};

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;
