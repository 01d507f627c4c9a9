import { paths } from '@pairwise/contracts';
import { Card } from '@pairwise/ui';
import { useState } from 'react';

import { type PlainForm, readPlainForm } from './plain-form.ts';
import { profileOfAddress } from './profile-of-address.ts';
import { SignupPanel } from './signup-panel.tsx';

export interface SignupWidgetProps {
  openPage?: (path: string) => void;
  /** The build passes what the form shows; in a page it is the form that is there already. */
  plain?: PlainForm;
}

/** Signup form inside a lander. The next page is in another zone, so a document is loaded; it finds the session itself. */
const SignupWidget = ({ openPage = (path) => location.assign(path), plain }: SignupWidgetProps) => {
  const [present] = useState(() => plain ?? readPlainForm());
  return (
    <Card as="section" id="signup" css={{ inlineSize: '100%', maxInlineSize: 520 }}>
      <SignupPanel
        level={2}
        profile={profileOfAddress(location)}
        plain={present}
        onSignup={() => openPage(paths.completeSignup())}
      />
    </Card>
  );
};

export default SignupWidget;
