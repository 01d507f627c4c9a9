import { useOnline } from '@pairwise/api-client';
import { formatTime, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Container, theme } from '@pairwise/ui';

import { useConsoleState } from '../api/queries.ts';

/** Warns while the figures on the page are outdated, so that no one decides by old figures. */
export const Freshness = () => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const online = useOnline();
  const { data, isError, dataUpdatedAt } = useConsoleState();
  if (data === undefined || (online && !isError)) return null;
  const time = formatTime(new Date(dataUpdatedAt), language);
  return (
    <Container css={{ paddingBlockStart: theme.space[3] }}>
      <Banner tone={online ? 'warning' : 'offline'} live="polite">
        {online ? t('frame.stale', { time }) : t('frame.offline', { time })}
      </Banner>
    </Container>
  );
};
