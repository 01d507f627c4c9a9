import { useTranslation } from '@pairwise/i18n';
import { IconAlertCircle, IconClock, Text, VisuallyHidden } from '@pairwise/ui';

import type { OutboxEntry } from '../outbox/index.ts';

const labels = { chosen: 'chat.sending', waiting: 'chat.sending', failed: 'chat.failed', held: 'chat.held' } as const;

/** The state of a message that is not sent yet: its sign, as on its bubble. `held` waits for the email address (AUTH-16). */
export const WaitingState = ({ state }: { state: OutboxEntry['state'] | 'held' }) => {
  const { t } = useTranslation('mf-chat');
  const Sign = state === 'failed' ? IconAlertCircle : IconClock;
  return (
    <Text as="span" tone={state === 'failed' ? 'danger' : 'muted'}>
      <Sign size={16} css={{ display: 'inline', verticalAlign: '-3px' }} />
      <VisuallyHidden>{t(labels[state])}</VisuallyHidden>{' '}
    </Text>
  );
};
