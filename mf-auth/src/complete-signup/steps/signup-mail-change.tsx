import { bus } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Sheet } from '@pairwise/ui';

import { MailChangeForm } from '../../mail-change/mail-change-form.tsx';
import { useSignupMailChange } from '../complete-signup.queries.ts';

interface SignupMailChangeProps {
  open: boolean;
  onClose: () => void;
  onChanged: (email: string) => void;
}

const ChangeForm = ({ onChanged }: Pick<SignupMailChangeProps, 'onChanged'>) => {
  const { t } = useTranslation('mf-auth');
  const change = useSignupMailChange();
  const labels = {
    email: t('completeSignup.email.newEmail'),
    password: t('form.currentPassword'),
    submit: t('completeSignup.email.changeSubmit'),
  };
  const emitChange = (email: string): void => {
    // The shell refetches the user with the valid address: on a site with uniform responses that is still the old one.
    bus.emit('user:changed', {});
    onChanged(email);
  };
  return <MailChangeForm labels={labels} change={change} onSent={emitChange} />;
};

/** Corrects an address that was mistyped at the signup. The mail is sent to the new address. */
export const SignupMailChange = ({ open, onClose, onChanged }: SignupMailChangeProps) => {
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
