import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Switch } from '@pairwise/ui';

import { useSetInvisible } from './settings.queries.ts';
import { SettingsSection } from './settings-section.tsx';

/** Whether others find the member (decisions M-15). The switch shows what was pressed until the answer is here. */
export const VisibilitySection = () => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  const user = useStream(bus.user$);
  const set = useSetInvisible();
  return (
    <SettingsSection id="visibility" title={t('settings.visibility.title')}>
      <Switch
        label={t('settings.visibility.invisible')}
        detail={t('settings.visibility.invisibleText')}
        checked={set.isPending ? set.variables : (user?.invisible ?? false)}
        disabled={!online || !user}
        onChange={({ currentTarget }) => set.mutate(currentTarget.checked)}
      />
      {set.error && (
        <Banner tone="danger" live="assertive">
          {errorText(set.error)}
        </Banner>
      )}
    </SettingsSection>
  );
};
