import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Text } from '@pairwise/ui';
import { useSyncExternalStore } from 'react';

import { refusals } from './refusals.ts';

/** Renders why queued requests were refused, each reason once. */
export const RefusalNotice = () => {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const all = useSyncExternalStore(refusals.subscribe, refusals.current);
  if (all.length === 0) return null;
  const texts = new Set(
    all.map((reason) =>
      reason === 'expired' ? t('queue.expired') : t('queue.refused', { reason: errorText(reason) }),
    ),
  );
  return (
    <Banner tone="warning" live="polite" css={{ borderRadius: 0 }} onDismiss={refusals.clear} dismissLabel={t('close')}>
      {[...texts].map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </Banner>
  );
};
