import { useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Switch } from '@pairwise/ui';

import { useSaveSection } from './own-profile.queries.ts';

interface LandingSwitchProps {
  checked: boolean;
  invisible: boolean;
}

/** The agreement to landing pages that show the member to visitors (decisions R-10). Off until it is given. */
export const LandingSwitch = ({ checked, invisible }: LandingSwitchProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const save = useSaveSection();
  return (
    <>
      <Switch
        label={t('own.visibility.landing')}
        detail={t(invisible ? 'own.visibility.landingInvisible' : 'own.visibility.landingText')}
        // Shows the pressed value until the response arrives.
        checked={save.isPending ? !checked : checked}
        disabled={!online || save.isPending}
        onChange={({ currentTarget }) => save.mutate({ fields: { landing_opt_in: currentTarget.checked } })}
      />
      {save.error && (
        <Banner tone="danger" live="assertive">
          {errorText(save.error)}
        </Banner>
      )}
    </>
  );
};
