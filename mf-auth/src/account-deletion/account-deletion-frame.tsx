import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Container, Heading, IconChevronLeft, IconLink, ProgressBar, Stack, Text, theme } from '@pairwise/ui';
import { type ReactNode, useEffect } from 'react';

import { type AccountDeletionStep, accountDeletionSteps } from './account-deletion-steps.ts';

interface AccountDeletionFrameProps {
  step: AccountDeletionStep;
  title: string;
  children: ReactNode;
}

/** Frame of one deletion step: progress, title and a link back to the account settings. */
export const AccountDeletionFrame = ({ step, title, children }: AccountDeletionFrameProps) => {
  const { t } = useTranslation('mf-auth');
  useEffect(() => {
    // The button of the step before may be at the end of a long page. Each title is a step or an offer.
    if (title !== '') window.scrollTo(0, 0);
  }, [title]);
  const number = accountDeletionSteps.indexOf(step) + 1;
  const progress = t('accountDeletion.progress', { step: number });
  return (
    <Container css={{ maxInlineSize: 560, paddingBlock: theme.space[4] }}>
      <Stack gap={4}>
        <div css={{ display: 'flex', alignItems: 'center', gap: theme.space[3] }}>
          <IconLink
            as={Link}
            to={paths.notifications()}
            label={t('accountDeletion.back')}
            css={{ marginInlineStart: -12 }}
          >
            <IconChevronLeft />
          </IconLink>
          <ProgressBar label={progress} value={number / accountDeletionSteps.length} css={{ flex: 1 }} />
          <Text size="sm" tone="muted">
            {progress}
          </Text>
        </div>
        <Heading takesFocus key={title} level={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Container>
  );
};
