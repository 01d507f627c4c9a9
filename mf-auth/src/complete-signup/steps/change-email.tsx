import { bus } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Sheet } from '@pairwise/ui';

import { NewEmailForm } from '../../new-email/new-email-form.tsx';
import { useChangeSignupEmail } from '../complete-signup.queries.ts';

interface ChangeEmailProps {
  open: boolean;
  onClose: () => void;
  onChanged: (email: string) => void;
}

const ChangeForm = ({ onChanged }: Pick<ChangeEmailProps, 'onChanged'>) => {
  const { t } = useTranslation('mf-auth');
  const change = useChangeSignupEmail();
  const labels = {
    email: t('completeSignup.email.newEmail'),
    password: t('completeSignup.email.currentPassword'),
    submit: t('completeSignup.email.changeSubmit'),
  };
  const tell = (email: string): void => {
    // Who it is now, with the address that counts: where the site answers alike that is still the old one.
    bus.emit('user:changed', {});
    onChanged(email);
  };
  return <NewEmailForm labels={labels} change={change} onSent={tell} />;
};

/** Who mistyped the address at the signup gives the right one, with the password; the mail goes there. */
export const ChangeEmail = ({ open, onClose, onChanged }: ChangeEmailProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('completeSignup.email.changeTitle')}
      closeLabel={t('completeSignup.email.close')}
    >
      <ChangeForm onChanged={onChanged} />
    </Sheet>
  );
};
