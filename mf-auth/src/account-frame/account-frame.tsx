import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, Logo, media, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { Portrait } from './portrait.tsx';

const frame = css({
  display: 'grid',
  minBlockSize: '100dvh',
  background: theme.color.surface,
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr' },
});

const pictureRows = {
  high: css({ [media.down('md')]: { gridTemplateRows: '250px 1fr' } }),
  low: css({ [media.down('md')]: { gridTemplateRows: '180px 1fr' } }),
};

/** On phones the whole head is below logo and language menu; the shoulders may be cut. */
const face = css({ [media.down('md')]: { '& > svg': { insetBlockStart: 46, blockSize: 'calc(100% - 4px)' } } });

const picture = css({
  position: 'relative',
  overflow: 'hidden',
  background: theme.color.deep,
  [media.down('md')]: { borderEndStartRadius: 44 },
});

const logo = css({
  position: 'absolute',
  insetBlockStart: theme.space[3],
  insetInlineStart: theme.space[4],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: theme.tap,
  paddingInline: 14,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
  textDecoration: 'none',
});

const column = css({
  display: 'grid',
  gap: theme.space[4],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: 460,
  marginInline: 'auto',
  padding: `${theme.space[5]} ${theme.space[4]}`,
  [media.up('md')]: { alignContent: 'center' },
});

interface AccountFrameProps {
  /** Height of the picture on phones. */
  pictureHeight?: keyof typeof pictureRows;
  children: ReactNode;
}

/** Page frame of the empty layout: the portrait, the logo that links home, and one form. */
export const AccountFrame = ({ pictureHeight = 'low', children }: AccountFrameProps) => {
  const { t } = useTranslation('mf-auth');
  const { name } = useStream(bus.settings$);
  return (
    <div css={[frame, pictureRows[pictureHeight]]}>
      <div css={[picture, face]}>
        <Portrait />
        <a css={logo} href={paths.index()} aria-label={t('form.home', { name })}>
          <Logo name={name} />
        </a>
      </div>
      <div css={column}>{children}</div>
    </div>
  );
};
