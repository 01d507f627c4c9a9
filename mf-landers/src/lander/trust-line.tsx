import { useTranslation } from '@pairwise/i18n';
import { css, IconShieldCheck, theme } from '@pairwise/ui';

import { MessagePrice } from '../price/message-price.tsx';

const trust = css({
  margin: 0,
  display: 'flex',
  gap: theme.space[2],
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& > svg': { flex: 'none' },
});

/** Says that members are adults, that photos are checked, and what a message costs. It has the colour of the text around it. */
export const TrustLine = () => {
  const { t } = useTranslation('mf-landers');
  return (
    <p css={trust}>
      <IconShieldCheck />
      <span>
        {t('lander.trust')}
        <MessagePrice />
      </span>
    </p>
  );
};
