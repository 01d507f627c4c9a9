import { useLocation, useNavigate } from '@pairwise/router';

import { LeaveFlow } from '../account-deletion/leave-flow.tsx';
import { leaveStepIn, leaveSearch } from '../account-deletion/leave-steps.ts';
import { SettingsPage } from './settings-page.tsx';

/** The settings, and in their place the way out while somebody goes it. */
const NotificationsScreen = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = leaveStepIn(search);
  if (step) return <LeaveFlow step={step} />;
  return <SettingsPage onDelete={() => void navigate({ search: leaveSearch('reason') })} />;
};

export default NotificationsScreen;
