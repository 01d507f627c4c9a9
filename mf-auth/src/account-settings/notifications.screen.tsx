import { useLocation, useNavigate } from '@pairwise/router';
import { useState } from 'react';

import { AccountDeletionFlow } from '../account-deletion/account-deletion-flow.tsx';
import { accountDeletionStepIn, accountDeletionSearch } from '../account-deletion/account-deletion-steps.ts';
import { AccountSettingsPage } from './account-settings-page.tsx';

/** The account settings, or a step of the account deletion when the address names one. */
const NotificationsScreen = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = accountDeletionStepIn(search);
  const [wasDeleting, setWasDeleting] = useState(false);
  if (step && !wasDeleting) setWasDeleting(true);
  if (step) return <AccountDeletionFlow step={step} />;
  return (
    <AccountSettingsPage
      arrived={wasDeleting}
      onDelete={() => void navigate({ search: accountDeletionSearch('reason') })}
    />
  );
};

export default NotificationsScreen;
