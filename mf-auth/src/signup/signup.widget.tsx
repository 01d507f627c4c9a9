import { paths } from '@pairwise/contracts';
import { Card } from '@pairwise/ui';

import { profileOfAddress } from './profile-of-address.ts';
import { SignupPanel } from './signup-panel.tsx';

export interface SignupWidgetProps {
  openPage?: (path: string) => void;
}

/** Signup form inside a lander. The next page is in another zone, so a document is loaded; it finds the session itself. */
const SignupWidget = ({ openPage = (path) => location.assign(path) }: SignupWidgetProps) => (
  <Card as="section" id="signup" css={{ inlineSize: '100%', maxInlineSize: 520 }}>
    <SignupPanel level={2} profile={profileOfAddress(location)} onSignup={() => openPage(paths.completeSignup())} />
  </Card>
);

export default SignupWidget;
