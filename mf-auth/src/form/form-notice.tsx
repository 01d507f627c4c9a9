import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface FormNoticeProps {
  error: ApiError | null;
  /** Codes that a field already tells. */
  atFields?: object;
  /** The way out of the error. */
  action?: ReactNode;
}

/** What stands between a form's fields and its button: that there is no network, or what went wrong as a whole. */
export const FormNotice = ({ error, atFields = {}, action }: FormNoticeProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  if (!useOnline()) {
    return (
      <Banner tone="offline" live="polite">
        {t('form.offline')}
      </Banner>
    );
  }
  if (!error || Object.hasOwn(atFields, error.code)) return null;
  return (
    <Banner tone="danger" live="assertive" action={action}>
      {errorText(error)}
    </Banner>
  );
};
