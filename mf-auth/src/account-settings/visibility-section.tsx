import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, SectionCard, Switch } from '@pairwise/ui';

import { useSetInvisible } from './account-settings.queries.ts';

/** Whether others find the member (decisions M-15). The switch shows the pressed value until the response arrives. */
export const VisibilitySection = () => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  const user = useStream(bus.user$);
  const set = useSetInvisible();
  return (
    <SectionCard id="visibility" title={t('accountSettings.visibility.title')}>
      <Switch
        label={t('accountSettings.visibility.invisible')}
        detail={t('accountSettings.visibility.invisibleText')}
        checked={set.isPending ? set.variables : (user?.invisible ?? false)}
        disabled={!online || !user}
        onChange={({ currentTarget }) => set.mutate(currentTarget.checked)}
      />
      {set.error && (
        <Banner tone="danger" live="assertive">
          {errorText(set.error)}
        </Banner>
      )}
    </SectionCard>
  );
};
