import { bus, useStream } from '@pairwise/bus';
import { type LikesTab, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Badge, css, media, theme } from '@pairwise/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export const likesTabs: readonly LikesTab[] = ['received', 'given', 'matches'];

const list = css({
  display: 'flex',
  gap: theme.space[4],
  [media.up('sm')]: { gap: theme.space[5] },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

const tabStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  flex: 'none',
  minBlockSize: 48,
  minInlineSize: theme.tap,
  borderBlockEnd: '3px solid transparent',
  color: theme.color.inkMuted,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  '&:hover': { color: theme.color.ink },
  '&[aria-selected="true"]': {
    borderColor: theme.color.secondary,
    color: theme.color.ink,
    fontWeight: theme.weight.bold,
  },
  '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radius.sm },
});

const tabId = (tab: LikesTab) => `likes-tab-${tab}`;
const PANEL = 'likes-panel';

/** Where a key leads among the tabs; undefined for other keys. */
const nextOf = (key: string, index: number): LikesTab | undefined => {
  const count = likesTabs.length;
  const next = { ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 };
  return likesTabs[next[key as keyof typeof next] ?? -1];
};

/** The tabs are addresses, so each is a link: it can be opened in a new tab of the browser. Arrow keys go among them. */
export const LikesTabs = ({ selected }: { selected: LikesTab }) => {
  const { t } = useTranslation('mf-members');
  const newLikes = useStream(bus.likes$);
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const tab = nextOf(event.key, index);
    if (!tab) return;
    event.preventDefault();
    row.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={t('likes.tabs')} css={list}>
      {likesTabs.map((tab, index) => (
        <Link
          key={tab}
          to={paths.likes(tab === 'received' ? undefined : tab)}
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? PANEL : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, index)}
          css={tabStyle}
        >
          {t(`likes.${tab}`)}
          {tab === 'received' && <Badge count={newLikes} label={t('likes.newCount', { count: newLikes })} />}
        </Link>
      ))}
    </div>
  );
};

/** What the selected tab shows. */
export const LikesPanel = ({ tab, children }: { tab: LikesTab; children: ReactNode }) => (
  <div role="tabpanel" id={PANEL} aria-labelledby={tabId(tab)}>
    {children}
  </div>
);
