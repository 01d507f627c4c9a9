import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, IconCoin, IconSearch, IconShieldCheck, media, theme } from '@pairwise/ui';

import { MessagePrice } from '../price/message-price.tsx';

const section = css({
  inlineSize: '100%',
  maxInlineSize: theme.wrap,
  marginInline: 'auto',
  padding: `${theme.space[7]} ${theme.space[4]}`,
  display: 'grid',
  gap: theme.space[5],
  [media.up('md')]: { padding: `${theme.space[8]} ${theme.space[5]}`, gap: theme.space[6] },
});

const headline = css({ margin: 0, ...theme.text.xl, fontWeight: theme.weight.bold, letterSpacing: '-0.015em' });

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[5],
  [media.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space[6] },
});

const point = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[3],
  rowGap: theme.space[1],
  '& > svg': { color: theme.color.link, marginBlockStart: 1 },
  '& > h3': { margin: 0, ...theme.text.lg, fontWeight: theme.weight.bold },
  '& > p': { margin: 0, gridColumn: 2, color: theme.color.inkMuted },
});

const points = [
  { name: 'free', Icon: IconSearch },
  { name: 'checked', Icon: IconShieldCheck },
  { name: 'once', Icon: IconCoin },
] as const;

const quietLink = css({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.tap,
  color: theme.color.link,
  fontWeight: theme.weight.medium,
});

/** Three facts about the site: free, checked, no subscription, with the price of a message. */
export const Points = () => {
  const { t } = useTranslation('mf-landers');
  return (
    <section css={section}>
      <h2 css={headline}>{t('index.pointsTitle')}</h2>
      <ul css={list}>
        {points.map(({ name, Icon }) => (
          <li key={name} css={point}>
            <Icon />
            <h3>{t(`index.points.${name}.title`)}</h3>
            <p>
              {t(`index.points.${name}.text`)}
              {name === 'once' && <MessagePrice />}
            </p>
          </li>
        ))}
      </ul>
      <a href={paths.pricing()} css={quietLink}>
        {t('index.pricing')}
      </a>
    </section>
  );
};
