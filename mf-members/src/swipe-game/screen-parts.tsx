import { useTranslation } from '@pairwise/i18n';
import { css, Heading, media, Text, theme } from '@pairwise/ui';

/** A leaving card does not make the page wider, and the footer stays below the edge of the screen. */
export const page = css({ overflowX: 'clip', minBlockSize: `calc(100dvh - ${theme.bar})` });

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  paddingBlock: `${theme.space[1]} ${theme.space[5]}`,
  [media.up('md')]: { paddingBlock: theme.space[5], gap: theme.space[5] },
  [media.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 420px minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.space[6],
  },
});

export const side = css({
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
  [media.up('lg')]: { marginInline: 0 },
});

export const middleColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
});

/** On phones the heading is for screen readers only: there is no room for it. */
const heardOnPhones = css({
  [media.down('lg')]: {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const Intro = () => {
  const { t } = useTranslation('mf-members');
  return (
    <div css={heardOnPhones}>
      <Heading level={1} tabIndex={-1}>
        {t('swipe.title')}
      </Heading>
      <Text tone="muted" css={{ marginBlock: `${theme.space[3]} ${theme.space[5]}`, maxInlineSize: '30ch' }}>
        {t('swipe.intro')}
      </Text>
    </div>
  );
};

/** The list of keys beside the game, where there is room. */
export const Aside = ({ shortcuts }: { shortcuts: boolean }) => {
  const { t } = useTranslation('mf-members');
  if (!shortcuts) return null;
  return (
    <aside css={{ display: 'none', [media.up('lg')]: { display: 'block' } }} aria-label={t('swipe.keys')}>
      <Text size="sm" tone="muted" css={{ marginBlockEnd: theme.space[2] }} aria-hidden="true">
        {t('swipe.keys')}
      </Text>
      <ul
        css={{
          display: 'grid',
          gap: theme.space[2],
          margin: 0,
          padding: 0,
          listStyle: 'none',
          ...theme.text.sm,
          '& b': { display: 'inline-block', minInlineSize: 24 },
        }}
      >
        <li>
          <b>→</b> {t('swipe.keyLike')}
        </li>
        <li>
          <b>←</b> {t('swipe.keyPass')}
        </li>
        <li>
          <b>↑</b> {t('swipe.keyOpen')}
        </li>
        <li>
          <b>Z</b> {t('swipe.keyUndo')}
        </li>
      </ul>
    </aside>
  );
};
