import { chatSearchLength } from '@pairwise/contracts/chat-limits';
import { useTranslation } from '@pairwise/i18n';
import {
  Button,
  css,
  IconButton,
  IconChevronDown,
  IconChevronUp,
  IconSearch,
  IconX,
  media,
  Text,
  TextInput,
  theme,
  VisuallyHidden,
} from '@pairwise/ui';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';

import { bar } from '../chat-window/bar-style.ts';
import { focusOnce } from '../navigation/focus-once.ts';
import type { ChatSearch } from './use-chat-search.ts';

/** On phones the state has a line of its own, which is always there: the messages must not move with every letter. */
const layout = css({ flexWrap: 'wrap', [media.up('md')]: { flexWrap: 'nowrap' } });

const field = css({ flex: 1, minInlineSize: 0 });

/** Without the browser's own cross: the one beside it closes the search. */
const input = css({ minBlockSize: theme.tap, '&::-webkit-search-cancel-button': { display: 'none' } });

const step = css({ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' } });

const stateLine = css({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  minBlockSize: 36,
  paddingInline: theme.space[2],
  [media.up('md')]: { order: 0, flexBasis: 'auto', maxInlineSize: '50%' },
});

const SearchStateText = ({ search: { state, current, count, hasMore, retry } }: { search: ChatSearch }) => {
  const { t } = useTranslation('mf-chat');
  if (state === 'failed') {
    return (
      <>
        {t('find.failed')}
        <Button size="sm" variant="ghost" onClick={retry}>
          {t('find.retry')}
        </Button>
      </>
    );
  }
  if (state === 'found' && current) {
    const position = t(hasMore ? 'find.positionMore' : 'find.position', { current: current.position, total: count });
    return (
      <>
        <span aria-hidden="true">{position}</span>
        <VisuallyHidden>{t('find.announce', { position, text: current.preview })}</VisuallyHidden>
      </>
    );
  }
  return state === 'no-text' || state === 'found' ? null : t(`find.${state}`);
};

/** Whether an element is in a layer above the chat, which Escape closes first. */
const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [popover], [role=menu]') !== null;

interface SearchBarProps {
  search: ChatSearch;
  /** Set while the shown result could not be loaded: loads it again. */
  onRetry?: (() => void) | undefined;
}

/** Takes the place of the top bar while a chat is searched: the text, the number of results, and the steps through them. */
export const SearchBar = ({ search, onRetry }: SearchBarProps) => {
  const { t } = useTranslation('mf-chat');
  const { stepOlder, stepNewer } = search;
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isInLayer(event.target)) return;
    search.close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const onKeyDown = (event: ReactKeyboardEvent): void => {
    // While an input method composes, Enter confirms a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    (event.shiftKey ? stepNewer : stepOlder)?.();
  };
  return (
    <div role="search" css={[bar, layout]}>
      <div css={field}>
        <TextInput
          type="search"
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          enterKeyHint="search"
          maxLength={chatSearchLength}
          autoComplete="off"
          icon={<IconSearch />}
          value={search.text}
          ref={focusOnce}
          onChange={(event) => search.setText(event.target.value)}
          onKeyDown={onKeyDown}
          css={input}
        />
      </div>
      <Text as="div" size="sm" tone="muted" numeric role="status" css={stateLine}>
        <SearchStateText search={onRetry ? { ...search, state: 'failed', retry: onRetry } : search} />
      </Text>
      <IconButton label={t('find.older')} aria-disabled={!stepOlder} onClick={stepOlder} css={step}>
        <IconChevronUp />
      </IconButton>
      <IconButton label={t('find.newer')} aria-disabled={!stepNewer} onClick={stepNewer} css={step}>
        <IconChevronDown />
      </IconButton>
      <IconButton label={t('find.close')} onClick={search.close}>
        <IconX />
      </IconButton>
    </div>
  );
};
