import { bus } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation, useNavigate } from '@pairwise/router';
import { Banner, Heading } from '@pairwise/ui';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { useNext } from '../form/use-next.ts';
import { textIn } from '../form/location-state.ts';
import { LoginForm } from './login-form.tsx';

/** Login page. Afterwards the member continues on the page of `?next=`, or on the members page (AUTH-08). */
const LoginScreen = () => {
  const { t } = useTranslation('mf-auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const next = useNext();

  const goOn = (user: User): void => {
    bus.emit('user:changed', { user });
    void navigate(next ?? paths.members(), { replace: true });
  };

  return (
    <AccountFrame pictureHeight="high">
      <Heading level={1}>{t('login.title')}</Heading>
      {textIn(state, 'notice') === 'passwordChanged' && (
        <Banner tone="success" live="polite">
          {t('login.passwordChanged')}
        </Banner>
      )}
      <LoginForm onLogin={goOn} />
    </AccountFrame>
  );
};

export default LoginScreen;
