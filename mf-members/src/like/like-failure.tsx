import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Text } from '@pairwise/ui';

import { ConfirmEmailLink, needsEmailConfirmation } from './confirm-email-link.tsx';
import type { FailedLike } from './use-like.ts';

interface LikeFailureProps {
  failure: FailedLike;
  onClose: () => void;
}

/**
 * Explains in a dialog which like failed and why, because the pressed heart may be anywhere on the page. Leads to the
 * confirmation of the email address where that is the way out.
 */
export const LikeFailure = ({ failure: { member, liked, error }, onClose }: LikeFailureProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const { name } = member;
  const needsConfirmation = needsEmailConfirmation(error);
  return (
    <Dialog
      open
      title={liked ? t('like.notSent', { name }) : t('like.notUnliked', { name })}
      onClose={onClose}
      actions={
        <>
          {needsConfirmation && <ConfirmEmailLink variant="primary" block />}
          <Button variant={needsConfirmation ? 'ghost' : 'primary'} block onClick={onClose}>
            {t('like.ok')}
          </Button>
        </>
      }
    >
      <Text role="alert">{errorText(error)}</Text>
    </Dialog>
  );
};
