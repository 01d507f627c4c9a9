import type { RolledBack } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

import { useRelativeTime } from './age.tsx';

/** The gateway's name in the log. Its sentences there are English. */
export const gateway = 'gateway';

/** Shows when, by whom and why a version was rolled back. */
export const RolledBackLine = ({ rolledBack: { at, by, why } }: { rolledBack: RolledBack }) => {
  const { t } = useTranslation('console');
  const relative = useRelativeTime();
  const isGateway = by === gateway;
  return (
    <>
      {t('history.rolledBackBy', { relative: relative(at), who: isGateway ? t('history.theGateway') : by })}{' '}
      <span {...(isGateway && { lang: 'en' })}>{why}</span>
    </>
  );
};
