import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { Sheet, Skeleton } from '@pairwise/ui';
import { useState } from 'react';

/** Room for the form while it is fetched. */
const FORM = 420;

/**
 * The signup over a page on which a visitor wanted what only members may (LAYOUT-01, LAYOUT-04). The form is a remote's
 * widget and fetched when somebody asks, not before; who has signed up, here or in another tab, needs it no longer.
 */
export const SignupModal = () => {
  const { t } = useTranslation('shell');
  const isVisitor = useStream(bus.user$) === null;
  const [asked, setAsked] = useState(false);
  useBusEvent('signup:asked', () => setAsked(true));
  useBusEvent('navigation:done', () => setAsked(false));
  return (
    <Sheet open={asked && isVisitor} onClose={() => setAsked(false)} title={t('signup')} closeLabel={t('close')}>
      <Slot name="signup-modal" placeholder={<Skeleton height={FORM} radius="md" />} />
    </Sheet>
  );
};
