import { useTranslation } from '@pairwise/i18n';
import { IconAlertCircle, IconClock, Text, VisuallyHidden } from '@pairwise/ui';

import type { OutboxEntry } from '../outbox/index.ts';

/** The state of a message that is not sent yet: its sign, as on its bubble. */
export const WaitingState = ({ entry: { state } }: { entry: OutboxEntry }) => {
  const { t } = useTranslation('mf-chat');
  const Sign = state === 'failed' ? IconAlertCircle : IconClock;
  return (
    <Text as="span" tone={state === 'failed' ? 'danger' : 'muted'}>
      <Sign size={16} css={{ display: 'inline', verticalAlign: '-3px' }} />
      <VisuallyHidden>{t(state === 'failed' ? 'chat.failed' : 'chat.sending')}</VisuallyHidden>{' '}
    </Text>
  );
};
