import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

interface FormNoticeProps {
  error: ApiError | null;
  /** What an offline member reads. */
  offline: string;
  /** What is true in spite of the error. */
  after?: string | undefined;
  /** The error is shown at a field. */
  isAtField?: boolean;
}

/** The notice between a form's fields and its button: there is no network, or an error that belongs to no field. */
export const FormNotice = ({ error, offline, after = '', isAtField = false }: FormNoticeProps) => {
  const errorText = useErrorText();
  const online = useOnline();
  if (!online || error?.code === 'offline') {
    return (
      <Banner tone="offline" live="polite">
        {offline} {after}
      </Banner>
    );
  }
  if (!error || isAtField) return null;
  return (
    <Banner tone="danger" live="assertive">
      {errorText(error)} {after}
    </Banner>
  );
};
