import type { ConsoleState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Card, Cluster, Heading, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { useRelativeTime } from '../frame/age.tsx';
import { useSignedIn } from '../session-context.ts';
import { bindingIn } from './binding-in.ts';
import { BindingDialog } from './binding-dialog.tsx';
import type { BindingRequest } from './change.ts';
import { useBindingText } from './use-binding-text.ts';

/** A request to bind a name to other zones and slots, with the actions that the reader's token allows. */
export const BindingCard = ({ request, state }: { request: BindingRequest; state: ConsoleState }) => {
  const { t } = useTranslation('console');
  const session = useSignedIn();
  const relative = useRelativeTime();
  const bindingText = useBindingText();
  const [decision, setDecision] = useState<'approve' | 'withdraw'>();
  const { change } = request;
  const { name } = change;
  const own = request.person === session.person;
  // Not from the state of a deployable: a name without a version has none.
  const isFor = session.remotes.includes('*') || session.remotes.includes(name);
  const mayApprove = isFor && session.actions.includes('approve');

  return (
    <Card as="article" css={{ display: 'grid', gap: theme.space[2], padding: theme.space[4] }}>
      <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
        {t('request.bind', { name })}
      </Heading>
      <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
        {t('dialog.now')}: {bindingText(bindingIn(state, name))}
      </Text>
      <Text size="sm" weight="bold" css={{ overflowWrap: 'anywhere' }}>
        {t('dialog.after')}: {bindingText(change)}
      </Text>
      <Text css={{ overflowWrap: 'anywhere' }}>{request.why}</Text>
      <Text size="sm" tone="muted">
        {t('request.requested', { relative: relative(request.at), who: request.person })}
      </Text>
      {(own || !mayApprove) && (
        <Text size="sm" tone="muted">
          {own ? t('request.own') : t('request.notYours', { name })}
        </Text>
      )}
      {(own || mayApprove) && (
        <Cluster gap={2}>
          {!own && (
            <Button size="sm" onClick={() => setDecision('approve')}>
              {t('action.approve')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setDecision('withdraw')}>
            {t(own ? 'action.withdraw' : 'action.decline')}
          </Button>
        </Cluster>
      )}
      {decision && (
        <BindingDialog request={request} decision={decision} state={state} onClose={() => setDecision(undefined)} />
      )}
    </Card>
  );
};
