import { bus } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation, useNavigate } from '@pairwise/router';
import { Container, css, media, theme } from '@pairwise/ui';

import { SidePortrait } from '../account-frame/side-portrait.tsx';
import { useNext } from '../form/use-next.ts';
import { profileOfAddress, profileOfNext } from './profile-of-address.ts';
import { SignupPanel } from './signup-panel.tsx';

const layout = css({
  display: 'grid',
  gap: theme.space[7],
  paddingBlock: theme.space[5],
  [media.up('md')]: { gridTemplateColumns: 'minmax(0, 480px) 1fr', alignItems: 'center', paddingBlock: theme.space[6] },
});

/** ROUTE-26: the signup form on its own page. The questions of `/complete-signup` follow, one per screen. */
const SignupScreen = () => {
  const { t } = useTranslation('mf-auth');
  const navigate = useNavigate();
  const address = useLocation();
  const next = useNext();

  const goOn = (user: User): void => {
    bus.emit('user:changed', { user });
    void navigate(paths.completeSignup(), { replace: true });
  };
  return (
    <Container css={layout}>
      <SignupPanel level={1} profile={profileOfAddress(address) ?? profileOfNext(next)} onSignup={goOn} />
      <SidePortrait line={t('signup.bubble')} />
    </Container>
  );
};

export default SignupScreen;
