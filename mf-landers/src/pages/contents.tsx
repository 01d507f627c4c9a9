import { useTranslation } from '@pairwise/i18n';
import { breakpoints, css, IconChevronDown, media, theme } from '@pairwise/ui';
import { useState } from 'react';

const box = css({
  padding: `0 ${theme.space[4]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
  '@media print': { display: 'none' },
  [media.up('lg')]: {
    position: 'sticky',
    insetBlockStart: `calc(${theme.bar} + ${theme.space[4]})`,
    maxBlockSize: `calc(100dvh - ${theme.bar} - ${theme.space[6]})`,
    overflowY: 'auto',
  },
});

const label = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: theme.tap,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
});

const list = css({
  margin: 0,
  padding: `0 0 ${theme.space[3]}`,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: theme.tap,
    color: theme.color.inkMuted,
    textDecoration: 'none',
    ...theme.text.sm,
    '&:focus-visible': { outlineOffset: -2 },
    [media.hover]: { '&:hover': { color: theme.color.link, textDecoration: 'underline' } },
  },
});

/** The sections of a page: open beside the text on wide screens, folded above it on phones. */
export const Contents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => {
  const { t } = useTranslation('mf-landers');
  const [open, setOpen] = useState(() => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches);
  return (
    <nav aria-label={t('pages.contents')} css={box}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary css={label}>
          {t('pages.contents')}
          <IconChevronDown />
        </summary>
        <ul css={list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
};
