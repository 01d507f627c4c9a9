import { useTranslation } from '@pairwise/i18n';
import { Button, css, IconCheck, IconCopy, theme, VisuallyHidden } from '@pairwise/ui';
import { useRef, useState } from 'react';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  padding: theme.space[4],
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.pair,
});

const codeStyle = css({
  fontWeight: theme.weight.bold,
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  ...theme.text.xl,
});

/** Discount code with a copy button. Where the browser forbids copying, the code is selected for the member to copy. */
export const DiscountCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('mf-auth');
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <div css={box}>
      <span>
        <VisuallyHidden>{`${t('accountDeletion.accepted.code')}: `}</VisuallyHidden>
        <code ref={text} css={codeStyle}>
          {code}
        </code>
      </span>
      <Button variant="secondary" size="sm" icon={copied ? <IconCheck /> : <IconCopy />} onClick={() => void copy()}>
        <span aria-live="polite">
          {t(copied ? 'accountDeletion.accepted.copied' : 'accountDeletion.accepted.copy')}
        </span>
      </Button>
    </div>
  );
};
