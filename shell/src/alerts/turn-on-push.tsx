import { useTranslation } from '@pairwise/i18n';
import { Button, showToast } from '@pairwise/ui';
import { useState } from 'react';

import { useShellActions } from '../shell-actions.ts';
import { focusNotice } from './focus-notice.ts';

const resultKeys = { subscribed: 'on', denied: 'denied', failed: 'failed' } as const;

/** The button that turns notifications on, and shows the result (ALERT-02). */
export const TurnOnPush = () => {
  const { t } = useTranslation('shell');
  const { turnOnPush } = useShellActions();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    const result = await turnOnPush();
    setBusy(false);
    // The browser has granted or refused the permission: the offer is gone, and the pressed button with it.
    if (document.activeElement === document.body) focusNotice();
    showToast({ text: t(`alerts.push_${resultKeys[result]}`) });
  };
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => void turnOn()}>
      {t('alerts.push_action')}
    </Button>
  );
};
