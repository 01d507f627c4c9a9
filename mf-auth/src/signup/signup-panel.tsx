import type { User } from '@pairwise/contracts';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Heading, LinkButton, Stack, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { useNext } from '../form/use-next.ts';
import type { PlainForm } from './plain-form.ts';
import { SignupForm } from './signup-form.tsx';
import { SignupMailed } from './signup-mailed.tsx';
import { useSignupOpen } from './use-signup-open.ts';

interface SignupPanelProps {
  /** Heading level: 1 on its own page, 2 inside another page, undefined where the surrounding frame has the title. */
  level?: 1 | 2;
  profile?: number | undefined;
  /** The plain form that this one replaces. */
  plain?: PlainForm | undefined;
  onSignup: (user: User) => void;
}

/** The form with its heading, or a notice when signups are closed (AUTH-03). */
export const SignupPanel = ({ level, profile, plain, onSignup }: SignupPanelProps) => {
  const { t } = useTranslation('mf-auth');
  const open = useSignupOpen();
  const next = useNext();
  const [refused, setRefused] = useState(plain?.result === 'signups_closed');
  const [mailedTo, setMailedTo] = useState(plain?.result === 'mailed' ? plain.email : undefined);

  if (!open || refused) {
    return (
      <Stack gap={4} align="start">
        <Heading level={level ?? 2}>{t('signup.closedTitle')}</Heading>
        <Text tone="muted">{t('signup.closedText')}</Text>
        <LinkButton as={Link} to={paths.login(next)} variant="primary" size="lg">
          {t('signup.login')}
        </LinkButton>
      </Stack>
    );
  }
  if (mailedTo !== undefined) {
    return <SignupMailed level={level ?? 2} email={mailedTo} onAgain={() => setMailedTo(undefined)} />;
  }
  return (
    <Stack gap={4}>
      {level !== undefined && (
        <Stack gap={2}>
          <Heading level={level}>{t('signup.title')}</Heading>
          <Text tone="muted">{t('signup.lead')}</Text>
        </Stack>
      )}
      <SignupForm
        profile={profile}
        plain={plain}
        onSignup={onSignup}
        onMailed={setMailedTo}
        onClosed={() => setRefused(true)}
      />
      <Text size="sm" tone="muted" css={{ textAlign: 'center' }}>
        {t('signup.loginQuestion')}{' '}
        <Link
          to={paths.login(next)}
          css={{
            display: 'inline-grid',
            placeItems: 'center',
            minInlineSize: theme.tap,
            minBlockSize: theme.tap,
            color: theme.color.link,
          }}
        >
          {t('signup.login')}
        </Link>
      </Text>
    </Stack>
  );
};
