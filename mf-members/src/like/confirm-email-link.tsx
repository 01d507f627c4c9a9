import { isApiError } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

const confirm = paths.completeSignup('email');

/** Returns whether the page that confirms an email address is live. */
export const canConfirmEmail = (): boolean => isRouteLive(confirm);

/** Returns whether a call was refused until the member confirms their email address, which they can do. */
export const needsEmailConfirmation = (error: unknown): boolean =>
  isApiError(error, 'email_unconfirmed') && canConfirmEmail();

interface ConfirmEmailLinkProps {
  variant?: 'primary' | 'plain';
  block?: boolean;
}

/** Links to the confirmation of the email address. */
export const ConfirmEmailLink = ({ variant = 'plain', block = false }: ConfirmEmailLinkProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <LinkButton as={Link} to={confirm} variant={variant} {...(variant === 'plain' && { size: 'sm' })} block={block}>
      {t('like.confirmEmail')}
    </LinkButton>
  );
};
