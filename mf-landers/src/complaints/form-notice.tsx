import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

interface FormNoticeProps {
  error: ApiError | null;
  /** The error is shown at a field. */
  isAtField?: boolean;
}

/** The notice between a form's fields and its button: there is no network, or an error that belongs to no field. */
export const FormNotice = ({ error, isAtField = false }: FormNoticeProps) => {
  const { t } = useTranslation('mf-landers');
  const errorText = useErrorText();
  const online = useOnline();
  if (!online || error?.code === 'offline') {
    return (
      <Banner tone="offline" live="polite">
        {t('complaints.offline')}
      </Banner>
    );
  }
  if (!error || isAtField) return null;
  return (
    <Banner tone="danger" live="assertive">
      {errorText(error)}
    </Banner>
  );
};
