import { useTranslation } from '@pairwise/i18n';
import { css, IconButton, IconMoodSmile } from '@pairwise/ui';
import { type RefObject, useRef, useState } from 'react';

import { EmojiPanel } from './emoji-panel.tsx';

/** Not on touch screens: their keyboards have emojis, and the field needs the room. */
const place = css({ position: 'relative', '@media not ((hover: hover) and (pointer: fine))': { display: 'none' } });

/** Opens the emojis. One that is picked goes into the field at the caret, which then has the focus again. */
export const EmojiButton = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
  const { t } = useTranslation('mf-chat');
  const root = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    field.current?.focus();
  };
  const pick = (emoji: string): void => {
    close();
    const text = field.current;
    if (!text) return;
    text.setRangeText(emoji, text.selectionStart, text.selectionEnd, 'end');
    // As if it was typed: the draft takes it from the event.
    text.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <span ref={root} css={place}>
      <IconButton
        label={t('emojis.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <IconMoodSmile />
      </IconButton>
      {isOpen && <EmojiPanel root={root} onPick={pick} onClose={close} />}
    </span>
  );
};
