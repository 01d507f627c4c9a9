import { useTranslation } from '@pairwise/i18n';
import { isFocusLost } from '@pairwise/remote/is-focus-lost';
import { showToast } from '@pairwise/ui';
import { type RefObject, useEffect, useRef } from 'react';

import type { OwnPhoto } from './own-photos.queries.ts';

/** The list that a photo was deleted from, and its place there, from 0. */
interface Deletion {
  list: 'placed' | 'refused';
  place: number;
}

interface AfterDeletion {
  /** Has both lists of photos. Their buttons that open a photo are marked by `data-photo`. */
  section: RefObject<HTMLElement | null>;
  placed: readonly OwnPhoto[];
  refused: readonly OwnPhoto[];
  /** Whether the dialog that asks for the confirmation is open. */
  asks: boolean;
}

/**
 * Announces that a photo was deleted, and moves the focus to the photo that has taken its place; after the last one to
 * the button that adds a photo, or to the heading. The closing dialog could not return it to the deleted photo and has
 * left it in the page.
 * @returns a function to call with the photo that was deleted, while the lists still have it
 */
export const useAfterDeletion = ({ section, placed, refused, asks }: AfterDeletion): ((photo: OwnPhoto) => void) => {
  const { t } = useTranslation('mf-members');
  const deleted = useRef<Deletion>(undefined);
  useEffect(() => {
    const { current: deletion } = deleted;
    // Screen readers do not announce what changes behind an open dialog.
    if (asks || deletion === undefined) return;
    deleted.current = undefined;
    showToast({ text: t('own.photos.removed') });
    setTimeout(() => {
      if (!isFocusLost()) return;
      const { current: element } = section;
      const buttons = element?.querySelectorAll<HTMLElement>(`[data-photo="${deletion.list}"]`) ?? [];
      const next =
        buttons[Math.min(deletion.place, buttons.length - 1)] ??
        element?.querySelector<HTMLElement>('[data-add-photo]:enabled') ??
        document.getElementById('photos-title');
      next?.focus();
    });
  });
  return ({ id, status }) => {
    const list = status === 'rejected' ? 'refused' : 'placed';
    const photos = list === 'refused' ? refused : placed;
    deleted.current = { list, place: photos.findIndex((photo) => photo.id === id) };
  };
};
