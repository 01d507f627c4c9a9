import { showToast } from '@pairwise/ui';

/** Copies a text, and says in a toast whether that succeeded. */
export const copyText = async (text: string, says: { copied: string; failed: string }): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: says.copied });
  } catch {
    showToast({ text: says.failed });
  }
};
