import { paths, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { IconCoin, IconDiamond, LinkButton, media } from '@pairwise/ui';

import { BalanceBadge } from './balance-badge.tsx';

/** Phones show the icon only. The words stay for screen readers. */
const wordsCss = {
  [media.down('md')]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

/** Renders the link to the credits for paying members, and to Premium for the others (NAV-04). */
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
