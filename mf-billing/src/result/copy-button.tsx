import { useTranslation } from '@pairwise/i18n';
import { Button, IconCheck, IconCopy, VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** What is copied, read out after the label. */
  name: string;
}

/** Copies a text. A browser that forbids it changes nothing: the text is on the page and can be selected. */
export const CopyButton = ({ text, name }: CopyButtonProps) => {
  const { t } = useTranslation('mf-billing');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <Button variant="ghost" size="sm" icon={isCopied ? <IconCheck /> : <IconCopy />} onClick={() => void copy()}>
      <span aria-live="polite">{t(isCopied ? 'result.transfer.copied' : 'result.transfer.copy')}</span>
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
};
