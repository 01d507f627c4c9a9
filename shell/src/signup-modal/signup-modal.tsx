import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { Sheet, Skeleton } from '@pairwise/ui';
import { useState } from 'react';

/** Height of the placeholder while the form loads, in pixels. */
const FORM = 420;

/**
 * Opens the signup over the page when a visitor starts something only members can do (LAYOUT-01, LAYOUT-04). The form is
 * a remote's widget, loaded when the modal first opens. The modal closes after a signup in this tab or in another.
 */
export const SignupModal = () => {
  const { t } = useTranslation('shell');
  const isVisitor = useStream(bus.user$) === null;
  const [isRequested, setRequested] = useState(false);
  useBusEvent('signup:asked', () => setRequested(true));
  useBusEvent('navigation:done', () => setRequested(false));
  return (
    <Sheet
      open={isRequested && isVisitor}
      onClose={() => setRequested(false)}
      title={t('signup')}
      closeLabel={t('close')}
    >
      <Slot name="signup-modal" placeholder={<Skeleton height={FORM} radius="md" />} />
    </Sheet>
  );
};
