import { bus } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';
import { useNavigate } from '@pairwise/router';

import { profileOfAddress } from './profile-of-address.ts';
import { SignupPanel } from './signup-panel.tsx';

/** Signup form inside the shell's signup modal, which has the title. */
const SignupModalWidget = () => {
  const navigate = useNavigate();
  const goOn = (user: User): void => {
    bus.emit('user:changed', { user });
    void navigate(paths.completeSignup());
  };
  return <SignupPanel profile={profileOfAddress(location)} onSignup={goOn} />;
};

export default SignupModalWidget;
