import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Container, IconChevronLeft, IconLink, ProgressBar, Stack, Text, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { ArrivalHeading } from '../account-frame/arrival-heading.tsx';
import { type LeaveStep, leaveSteps } from './leave-steps.ts';

interface LeaveFrameProps {
  step: LeaveStep;
  title: string;
  children: ReactNode;
}

/** One question of the way out: how far one is, and the way back to the settings at any time. */
export const LeaveFrame = ({ step, title, children }: LeaveFrameProps) => {
  const { t } = useTranslation('mf-auth');
  const number = leaveSteps.indexOf(step) + 1;
  const progress = t('leave.progress', { step: number });
  return (
    <Container css={{ maxInlineSize: 560, paddingBlock: theme.space[4] }}>
      <Stack gap={4}>
        <div css={{ display: 'flex', alignItems: 'center', gap: theme.space[3] }}>
          <IconLink as={Link} to={paths.notifications()} label={t('leave.back')} css={{ marginInlineStart: -12 }}>
            <IconChevronLeft />
          </IconLink>
          <ProgressBar label={progress} value={number / leaveSteps.length} css={{ flex: 1 }} />
          <Text size="sm" tone="muted">
            {progress}
          </Text>
        </div>
        <ArrivalHeading key={title} level={1}>
          {title}
        </ArrivalHeading>
        {children}
      </Stack>
    </Container>
  );
};
