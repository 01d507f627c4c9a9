import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, Dialog, LinkButton, Stack, Text } from '@pairwise/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Redirect } from './promo.queries.ts';

const SECOND = 1_000;

interface LeavingDialogProps {
  /** Undefined while it loads. */
  redirect: Redirect | undefined;
  failed: boolean;
  onClose: () => void;
}

/** Opens an external page without a referrer. */
const leaveTo = (target: string): void => {
  const link = document.createElement('a');
  link.href = target;
  link.rel = 'sponsored noopener noreferrer';
  link.click();
};

const Countdown = ({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) => {
  const { t } = useTranslation('mf-members');
  const [left, setLeft] = useState(redirect.countdown);
  const leave = useEffectEvent(() => leaveTo(redirect.target));
  useEffect(() => {
    if (left <= 0) {
      leave();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Stack gap={4}>
      {/* Screen readers read the countdown once, not each second. */}
      <Text numeric aria-live="off">
        {t('promo.counting', { count: left, host: new URL(redirect.target).host })}
      </Text>
      <Text size="sm" tone="muted">
        {t('promo.foreign')}
      </Text>
      <Button variant="primary" onClick={onClose}>
        {t('promo.cancel')}
      </Button>
      <LinkButton href={redirect.target} rel="sponsored noopener noreferrer" variant="ghost">
        {t('promo.now')}
      </LinkButton>
    </Stack>
  );
};

/** Names the external page and counts down before it opens; until then the member can cancel (decisions R-12). */
export const LeavingDialog = ({ redirect, failed, onClose }: LeavingDialogProps) => {
  const { t } = useTranslation('mf-members');
  const { name } = useStream(bus.settings$);
  return (
    <Dialog open onClose={onClose} title={t('promo.leaving', { name })}>
      {redirect && <Countdown redirect={redirect} onClose={onClose} />}
      {!redirect && (
        <Stack gap={4}>
          <Text role="status">{t(failed ? 'promo.failed' : 'promo.loading')}</Text>
          <Button variant="primary" onClick={onClose}>
            {t('promo.cancel')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
};
