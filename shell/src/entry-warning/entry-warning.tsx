import { bus, useStream } from '@pairwise/bus';
import type { Layout } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Text } from '@pairwise/ui';
import { useState } from 'react';

import { isInstalled } from '../installed.ts';
import { renewCarried } from '../zone-links.ts';
import { showsWarning } from './shows-warning.ts';
import { keepSkip, wasSkipped } from './skip-stamp.ts';

/** Leaves the site for a blank page: we do not choose another destination (decisions N-5). */
const leave = (): void => location.replace('about:blank');

/**
 * Renders the entry warning (ENTRY-01 to ENTRY-03). It says what the site is; it does not verify the visitor's age. Only
 * its button says that the visitor is an adult, so nothing else closes it: no key that was meant for the page either.
 */
export const EntryWarning = ({ layout }: { layout: Layout }) => {
  const { t } = useTranslation('shell');
  const user = useStream(bus.user$);
  const settings = useStream(bus.settings$);
  const [skipped, setSkipped] = useState(wasSkipped);
  if (!showsWarning({ layout, user, isInstalled: isInstalled(), wasSkipped: skipped, settings })) return null;
  const close = () => {
    keepSkip();
    void renewCarried();
    setSkipped(true);
  };
  return (
    <Dialog
      open
      unasked
      title={t('entry.title')}
      actions={
        <>
          <Button variant="primary" onClick={close} css={{ flex: '1 1 auto' }}>
            {t('entry.enter')}
          </Button>
          <Button variant="ghost" onClick={leave} css={{ flex: '1 1 auto' }}>
            {t('entry.leave')}
          </Button>
        </>
      }
    >
      <Text>{t('entry.text', { name: settings.name })}</Text>
    </Dialog>
  );
};
