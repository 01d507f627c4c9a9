import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { css, theme } from '@pairwise/ui';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[4], ...theme.text.sm });

const link = css({
  display: 'inline-grid',
  alignItems: 'center',
  minInlineSize: theme.tap,
  minBlockSize: theme.tap,
  color: theme.color.link,
  textUnderlineOffset: 3,
});

const pages = [
  ['terms', paths.page('terms')],
  ['returns', paths.page('return-policy')],
] as const;

/** Links to what the member agrees to, in a new tab, so that the order stays open. Shows only pages that are live. */
export const PageLinks = () => {
  const { t } = useTranslation('mf-billing');
  const live = pages.filter(([, to]) => isRouteLive(to));
  if (live.length === 0) return null;
  return (
    <div css={row}>
      {live.map(([key, to]) => (
        <a key={key} href={to} target="_blank" rel="noopener" css={link}>
          {t(`pay.${key}`)}
        </a>
      ))}
    </div>
  );
};
