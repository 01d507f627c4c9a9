import { paths } from '@pairwise/contracts';
import { Card } from '@pairwise/ui';

import { profileOfAddress } from './profile-of-address.ts';
import { SignupPanel } from './signup-panel.tsx';

export interface SignupWidgetProps {
  leave?: (path: string) => void;
}

/** The form inside a lander. What follows is another zone's, so a document is loaded: it finds the session itself. */
const SignupWidget = ({ leave = (path) => location.assign(path) }: SignupWidgetProps) => (
  <Card as="section" id="signup" css={{ inlineSize: '100%', maxInlineSize: 520 }}>
    <SignupPanel level={2} profile={profileOfAddress(location)} onSignup={() => leave(paths.completeSignup())} />
  </Card>
);

export default SignupWidget;
