import { isApiError } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Button, Dialog, LinkButton, Text } from '@pairwise/ui';

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
  const confirm = paths.completeSignup('email');
  const needsConfirmation = isApiError(error, 'email_unconfirmed') && isRouteLive(confirm);
  return (
    <Dialog
      open
      title={liked ? t('like.notSent', { name }) : t('like.notUnliked', { name })}
      onClose={onClose}
      actions={
        <>
          {needsConfirmation && (
            <LinkButton as={Link} to={confirm} variant="primary" block>
              {t('like.confirmEmail')}
            </LinkButton>
          )}
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
