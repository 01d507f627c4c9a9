import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

/** The notice between a form's fields and its button: there is no network, or an error that belongs to no field. */
export const FormNotice = ({ error }: { error: ApiError | null }) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  if (!online || error?.code === 'offline') {
    return (
      <Banner tone="offline" live="polite">
        {t('own.offline')}
      </Banner>
    );
  }
  if (!error) return null;
  return (
    <Banner tone="danger" live="assertive">
      {errorText(error)}
    </Banner>
  );
};
