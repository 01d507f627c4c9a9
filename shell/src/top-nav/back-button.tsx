import type { RouteId } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { IconArrowLeft, IconButton } from '@pairwise/ui';

import { useActivePage } from '../active-page.ts';
import { isInstalled } from '../installed.ts';

/** Pages that are opened from another page (NAV-08). */
const routesWithBack: readonly RouteId[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
];

export interface BackFacts {
  route: string | undefined;
  isInstalled: boolean;
  historyLength: number;
}

/** Returns whether to show the back button: only in an installed app, which has no browser buttons. */
export const showsBack = ({ route, isInstalled: installed, historyLength }: BackFacts): boolean =>
  installed && historyLength > 1 && routesWithBack.some((id) => id === route);

export const BackButton = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const route = useActivePage()?.route.id;
  if (!showsBack({ route, isInstalled: isInstalled(), historyLength: history.length })) return null;
  return (
    <IconButton label={t('back')} onClick={() => void navigate(-1)}>
      <IconArrowLeft />
    </IconButton>
  );
};
