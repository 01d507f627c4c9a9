import { useTranslation } from '@pairwise/i18n';
import { css, IconShieldCheck, theme } from '@pairwise/ui';

const trust = css({
  margin: 0,
  display: 'flex',
  gap: theme.space[2],
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& > svg': { flex: 'none' },
});

/** Says that members are adults and that photos are checked. It has the colour of the text around it. */
export const TrustLine = () => {
  const { t } = useTranslation('mf-landers');
  return (
    <p css={trust}>
      <IconShieldCheck />
      <span>{t('lander.trust')}</span>
    </p>
  );
};
