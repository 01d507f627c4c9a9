import type { ApiError } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Text } from '@pairwise/ui';

interface LikeFailureProps {
  error: ApiError;
  onClose: () => void;
}

/** Explains in a dialog why a like failed, because the pressed heart may be anywhere on the page. */
export const LikeFailure = ({ error, onClose }: LikeFailureProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  return (
    <Dialog
      open
      title={t('like.failed')}
      onClose={onClose}
      actions={
        <Button variant="primary" block onClick={onClose}>
          {t('like.ok')}
        </Button>
      }
    >
      <Text role="alert">{errorText(error)}</Text>
    </Dialog>
  );
};
