import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { hasObjected, sendObjection } from './experiments.queries.ts';

/** Says whether this browser takes part in experiments, with a button that changes it. */
export const ExperimentsObjection = () => {
  const { t } = useTranslation('mf-landers');
  const [objected, setObjected] = useState(hasObjected);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const change = async () => {
    setState('busy');
    try {
      await sendObjection(!objected);
      setObjected(!objected);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap={3} css={{ justifyItems: 'start' }}>
      <Text role="status" weight="medium">
        {t(objected ? 'pages.experimentsOff' : 'pages.experimentsOn')}
      </Text>
      {state === 'failed' && (
        <Banner tone="danger" live="assertive">
          {t('pages.experimentsFailed')}
        </Banner>
      )}
      <Button variant="ghost" busy={state === 'busy'} onClick={() => void change()}>
        {t(objected ? 'pages.experimentsAllow' : 'pages.experimentsObject')}
      </Button>
    </Stack>
  );
};
