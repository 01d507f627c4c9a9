import { useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, css, Skeleton, Text, theme } from '@pairwise/ui';
import type { EmojiData } from 'frimousse';
import { type RefObject, useEffect, useState } from 'react';

import type Picker from './emoji-picker.tsx';

const panel = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: `calc(100% + ${theme.space[3]})`,
  insetInlineStart: -88,
  inlineSize: 352,
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.lg,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.high,
});

const place = css({ display: 'grid', gap: theme.space[3], padding: theme.space[4] });

interface Parts {
  EmojiPicker: typeof Picker;
  data: EmojiData;
}

interface EmojiPanelProps {
  /** The button and the panel: a press outside of it closes the panel. */
  root: RefObject<HTMLElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Loads the emojis and their picker, which are no part of the chat's first load. Escape closes it. */
export const EmojiPanel = ({ root, onPick, onClose }: EmojiPanelProps) => {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isWanted = true;
    const load = async (): Promise<void> => {
      try {
        const [{ default: EmojiPicker }, { loadEmojis }] = await Promise.all([
          import(/* webpackChunkName: "emoji-picker" */ './emoji-picker.tsx'),
          import(/* webpackChunkName: "emoji-picker" */ './load-emojis.ts'),
        ]);
        const data = await loadEmojis(language);
        if (isWanted) setParts({ EmojiPicker, data });
      } catch {
        if (isWanted) setHasFailed(true);
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [language, hasFailed]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, onClose]);

  // Wherever the focus is, for example in the composer again.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    // Before the chat, which Escape leaves.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onClose]);

  return (
    <div role="dialog" aria-label={t('emojis.title')} css={panel}>
      {parts && <parts.EmojiPicker data={parts.data} onPick={onPick} />}
      {!parts && !hasFailed && (
        <div css={place} role="status" aria-label={t('emojis.loading')}>
          <Skeleton height={44} radius="full" />
          <Skeleton height={240} radius="md" />
        </div>
      )}
      {hasFailed && (
        <div css={place} role="alert">
          <Text>{t('emojis.failed')}</Text>
          <Button size="sm" onClick={() => setHasFailed(false)}>
            {t('chats.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
