import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface FormNoticeProps {
  error: ApiError | null;
  /** Error codes that a field already shows. */
  atFields?: object;
  /** A button or link that helps with the error. */
  action?: ReactNode;
}

/** Notice between a form's fields and its button: offline, or an error that belongs to no field. */
export const FormNotice = ({ error, atFields = {}, action }: FormNoticeProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  if (!online || error?.code === 'offline') {
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
