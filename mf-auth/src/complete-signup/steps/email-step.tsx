import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, Button, Heading, LinkButton, Stack, Text } from '@pairwise/ui';
import { useEffect, useState } from 'react';

import { ResendButton } from '../../activation-mail/resend-button.tsx';
import { TextWithLinks } from '../../signup/text-with-links.tsx';
import { afterSignup } from '../after-signup.ts';
import { useAwaitConfirmation } from '../complete-signup.queries.ts';
import { firstOpen } from '../questions.ts';
import type { StepProps } from '../step-props.ts';
import { SignupMailChange } from './signup-mail-change.tsx';

/** Links to the first open question. */
const OpenQuestions = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <LinkButton as={Link} to={paths.completeSignup()} variant="primary" size="lg" block>
      {t('completeSignup.email.openAction')}
    </LinkButton>
  );
};

/** Last page: waits until the address is confirmed by the mail's link, here or on another device. */
export const EmailStep = ({ state, arrived }: Pick<StepProps, 'state' | 'arrived'>) => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  const [changing, setChanging] = useState(false);
  const [changedTo, setChangedTo] = useState<string>();
  const confirmed = state.confirmed || user?.status === 'active';
  useAwaitConfirmation(!confirmed);
  // The mail's link was opened elsewhere: the shell refetches the user.
  const isConfirmedElsewhere = state.confirmed && user?.status === 'not_confirmed';
  useEffect(() => {
    if (isConfirmedElsewhere) bus.emit('user:changed', {});
  }, [isConfirmedElsewhere]);
  const hasOpenQuestions = firstOpen(state) !== 'email';

  if (confirmed) {
    return (
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} takesFocus={arrived}>
            {t('completeSignup.email.confirmedTitle')}
          </Heading>
          <Text tone="muted">
            {t(hasOpenQuestions ? 'completeSignup.email.open' : 'completeSignup.email.confirmedLead')}
          </Text>
        </Stack>
        {hasOpenQuestions && <OpenQuestions />}
        <LinkButton as={Link} to={afterSignup()} variant={hasOpenQuestions ? 'ghost' : 'primary'} size="lg" block>
          {t('completeSignup.email.members')}
        </LinkButton>
      </Stack>
    );
  }
  const address = <strong css={{ overflowWrap: 'anywhere' }}>{state.email}</strong>;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} takesFocus={arrived}>
          {t('completeSignup.email.title')}
        </Heading>
        <Text tone="muted">
          <TextWithLinks text={t('completeSignup.email.lead', { email: '{email}' })} elements={{ email: address }} />
        </Text>
        <Text tone="muted">{t('completeSignup.email.folder')}</Text>
      </Stack>
      {hasOpenQuestions && (
        <Banner tone="info">
          <Stack gap={3}>
            <Text size="sm">{t('completeSignup.email.open')}</Text>
            <OpenQuestions />
          </Stack>
        </Banner>
      )}
      {changedTo !== undefined && (
        <Banner tone="success" live="polite" css={{ overflowWrap: 'anywhere' }}>
          {t('completeSignup.email.changed', { email: changedTo })}
        </Banner>
      )}
      <Stack gap={3}>
        <LinkButton as={Link} to={afterSignup()} variant={hasOpenQuestions ? 'ghost' : 'primary'} size="lg" block>
          {t('completeSignup.email.look')}
        </LinkButton>
        <ResendButton
          label={t('completeSignup.email.resend')}
          waitLabel={(seconds) => t('completeSignup.email.resendIn', { seconds })}
          sentText={t('completeSignup.email.sent')}
        />
        <Button variant="plain" css={{ alignSelf: 'center' }} onClick={() => setChanging(true)}>
          {t('completeSignup.email.change')}
        </Button>
      </Stack>
      <SignupMailChange
        open={changing}
        onClose={() => setChanging(false)}
        onChanged={(email) => {
          setChangedTo(email);
          setChanging(false);
        }}
      />
    </Stack>
  );
};
