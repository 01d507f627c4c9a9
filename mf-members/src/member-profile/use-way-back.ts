import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation, useNavigate } from '@pairwise/router';

import { readHistoryState } from '../navigation/history-state.ts';

/** Where something leads, with a text that says so. */
const useWayText = () => {
  const { t } = useTranslation('mf-members');
  return (results: string | undefined, hasPage: boolean): string => {
    if (!hasPage) return t('profile.search');
    return results === undefined ? t('profile.backPage') : t('profile.back');
  };
};

/** What is behind a profile: the results of a search, another page such as a chat, or nothing of this session. */
interface WayBack {
  /** Address of the results; undefined where the profile was not opened from results. */
  results: string | undefined;
  /** The browser's history has the page before. */
  hasPage: boolean;
  /** Names where it leads. */
  text: string;
}

/** Returns where a profile leads back to. */
export const useWayBack = (): WayBack => {
  const { key, state } = useLocation();
  const { results, under } = readHistoryState(state);
  const hasPage = (under ?? key) !== 'default';
  return { results, hasPage, text: useWayText()(results, hasPage) };
};

/** Leaves a blocked profile, with the sheet over it, back to where the member came from. `text` names that. */
export const useLeave = () => {
  const navigate = useNavigate();
  const { results, under } = readHistoryState(useLocation().state);
  // Below the sheet is the profile, and below that the list, unless the profile was the first page of the session.
  const hasPage = under !== undefined && under !== 'default';
  return {
    text: useWayText()(results, hasPage),
    leave: (): void => {
      if (hasPage) void navigate(-2);
      else void navigate(paths.members(), { replace: true });
    },
  };
};
