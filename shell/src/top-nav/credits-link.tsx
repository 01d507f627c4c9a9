import { paths, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { IconCoin, IconDiamond, LinkButton, media } from '@pairwise/ui';

import { BalanceBadge } from './balance-badge.tsx';

/** On phones the icon says it; the words stay for screen readers. */
const wordsCss = {
  [media.down('md')]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

/** NAV-04: their credits for those who pay, Premium for the others. */
export const CreditsLink = ({ user }: { user: User }) => {
  const { t } = useTranslation('shell');
  if (!user.paid_user) {
    if (!isRouteLive(paths.premium())) return null;
    return (
      <LinkButton as={Link} to={paths.premium()} variant="soft" size="sm" icon={<IconDiamond />}>
        <span css={wordsCss}>{t('navigation.premium')}</span>
      </LinkButton>
    );
  }
  if (!isRouteLive(paths.credits())) return null;
  return (
    <LinkButton as={Link} to={paths.credits()} variant="soft" size="sm" icon={<IconCoin />}>
      <span css={wordsCss}>{t('navigation.credits')}</span>
      <BalanceBadge credits={user.credits} label={t('navigation.credits_left', { count: user.credits })} />
    </LinkButton>
  );
};
