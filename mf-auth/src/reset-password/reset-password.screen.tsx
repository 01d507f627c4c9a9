import { useState } from 'react';

import { useLocation } from '@pairwise/router';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { textIn } from '../form/location-state.ts';
import { ResetForm } from './reset-form.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';

/** Requests a reset mail for a forgotten password (AUTH-09). */
const ResetPasswordScreen = () => {
  const { state } = useLocation();
  const [email, setEmail] = useState(textIn(state, 'email') ?? '');
  const [sent, setSent] = useState<{ uniform: boolean }>();
  return (
    <AccountFrame>
      {sent ? (
        <ResetMailSent email={email} uniform={sent.uniform} onOtherEmail={() => setSent(undefined)} />
      ) : (
        <ResetForm
          email={email}
          onSent={(address, uniform) => {
            setEmail(address);
            setSent({ uniform });
          }}
        />
      )}
    </AccountFrame>
  );
};

export default ResetPasswordScreen;
