import type { RolledBack } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

import { useRelativeTime } from './age.tsx';

/** The gateway's own name in the log; what it says there is English. */
export const gateway = 'gateway';

/** When, by whom and why a version was taken from members. */
export const RolledBackLine = ({ rolledBack: { at, by, why } }: { rolledBack: RolledBack }) => {
  const { t } = useTranslation('console');
  const relative = useRelativeTime();
  const isGateway = by === gateway;
  return (
    <>
      {t('history.takenBackBy', { relative: relative(at), who: isGateway ? t('history.theGateway') : by })}{' '}
      <span {...(isGateway && { lang: 'en' })}>{why}</span>
    </>
  );
};
