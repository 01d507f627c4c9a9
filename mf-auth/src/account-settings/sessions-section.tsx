import { useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, SectionCard, showToast, Skeleton, Stack, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { isFailedOrPaused, LoadFailure } from '../form/load-failure.tsx';
import { SessionLine } from './session-line.tsx';
import { useEndSessions, useSessions } from './account-settings.queries.ts';

const SessionsSkeleton = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <div role="status">
      <VisuallyHidden>{t('accountSettings.sessions.loading')}</VisuallyHidden>
      {[0, 1].map((row) => (
        <div key={row} css={{ display: 'flex', alignItems: 'center', gap: theme.space[3], blockSize: 72 }}>
          <Skeleton width={28} height={28} />
          <Stack gap={2} css={{ flex: 1 }}>
            <Skeleton width="50%" />
            <Skeleton width="30%" height={12} />
          </Stack>
        </div>
      ))}
    </div>
  );
};

const Content = () => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  const sessions = useSessions();
  const end = useEndSessions();

  if (!sessions.data) return isFailedOrPaused(sessions) ? <LoadFailure query={sessions} /> : <SessionsSkeleton />;
  const list = sessions.data.sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
  const isOnlyHere = list.every(({ current }) => current);
  const endAndConfirm = (id: string): void => {
    const text = t(id === 'all' ? 'accountSettings.sessions.othersEnded' : 'accountSettings.sessions.ended');
    end.mutate(id, { onSuccess: () => showToast({ text }) });
  };
  return (
    <>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label={t('accountSettings.sessions.list')}>
        {list.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            disabled={!online}
            onEnd={() => endAndConfirm(session.id)}
          />
        ))}
      </ul>
      {end.error && (
        <Banner tone="danger" live="assertive">
          {errorText(end.error)}
        </Banner>
      )}
      {isOnlyHere ? (
        <Text size="sm" tone="muted">
          {t('accountSettings.sessions.onlyHere')}
        </Text>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          css={{ alignSelf: 'start' }}
          busy={end.isPending && end.variables === 'all'}
          disabled={!online}
          onClick={() => endAndConfirm('all')}
        >
          {t('accountSettings.sessions.endOthers')}
        </Button>
      )}
    </>
  );
};

/** Lists the devices where the member is logged in and logs them out. */
export const SessionsSection = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <SectionCard id="sessions" title={t('accountSettings.sessions.title')} text={t('accountSettings.sessions.text')}>
      <Content />
    </SectionCard>
  );
};
