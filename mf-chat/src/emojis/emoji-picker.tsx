import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';
import {
  type EmojiData,
  EmojiPicker as Picker,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
} from 'frimousse';
import { useEffect, useRef } from 'react';

const COLUMNS = 8;

const frame = css({ display: 'flex', flexDirection: 'column', blockSize: 340 });

const searchStyle = css({
  minBlockSize: theme.tap,
  margin: theme.space[3],
  paddingInline: theme.space[4],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.full,
  background: theme.color.inset,
  color: 'inherit',
});

const viewport = css({ flex: 1, minBlockSize: 0, outline: 'none', paddingInline: theme.space[2] });

const headerStyle = css({
  paddingBlock: theme.space[2],
  paddingInline: theme.space[2],
  background: theme.color.surface,
  color: theme.color.inkMuted,
  fontWeight: theme.weight.medium,
  ...theme.text.sm,
  // English and Dutch names come in lower case.
  '&::first-letter': { textTransform: 'uppercase' },
});

const emojiStyle = css({
  inlineSize: 40,
  blockSize: 40,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.md,
  background: 'none',
  fontSize: 24,
  lineHeight: 1,
  cursor: 'pointer',
  '&[data-active]': {
    background: theme.color.secondarySoft,
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: -2,
  },
});

const emptyStyle = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: theme.space[4],
  color: theme.color.inkMuted,
  textAlign: 'center',
});

const CategoryHeader = ({ category, ...rest }: EmojiPickerListCategoryHeaderProps) => (
  <div css={headerStyle} {...rest}>
    {category.label}
  </div>
);

/** Rows and columns are counted from 1; frimousse 0.4 counts them from 0. */
const Row = ({ 'aria-rowindex': index, ...rest }: EmojiPickerListRowProps) => (
  <div {...rest} {...(index !== undefined && { 'aria-rowindex': index + 1 })} />
);

const EmojiCell = ({ emoji, 'aria-colindex': index, ...rest }: EmojiPickerListEmojiProps) => (
  <button type="button" css={emojiStyle} {...rest} {...(index !== undefined && { 'aria-colindex': index + 1 })}>
    {emoji.emoji}
  </button>
);

interface EmojiPickerProps {
  data: EmojiData;
  onPick: (emoji: string) => void;
}

/** The emojis by group, with a search. Arrow keys move between them, Enter picks one. */
const EmojiPicker = ({ data, onPick }: EmojiPickerProps) => {
  const { t } = useTranslation('mf-chat');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  return (
    <Picker.Root
      css={frame}
      locale={data.locale}
      columns={COLUMNS}
      resolveEmojiData={() => data}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <Picker.Search
        ref={search}
        css={searchStyle}
        // No form of the page: the picker is inside the composer's, which Enter would send.
        form="emojis"
        aria-label={t('emojis.search')}
        placeholder={t('emojis.search')}
      />
      <Picker.Viewport css={viewport} tabIndex={-1}>
        <Picker.Empty css={emptyStyle}>{t('emojis.none')}</Picker.Empty>
        <Picker.List components={{ CategoryHeader, Row, Emoji: EmojiCell }} />
      </Picker.Viewport>
    </Picker.Root>
  );
};

export default EmojiPicker;
