import { bus, useStream } from '@pairwise/bus';
import { paths, photoAddress, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Avatar, IconLogout, IconSettings, IconUser, Menu, MenuItem, MenuLink, showToast } from '@pairwise/ui';

import { useShellActions } from '../shell-actions.ts';

/** Renders the account menu (NAV-06). */
export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation('shell');
  const { logOut } = useShellActions();
  const logOutWhenOnline = (): void => {
    // Says immediately that the logout did not happen: else a member may leave a shared device while logged in.
    if (navigator.onLine) void logOut();
    else showToast({ text: t('account.logout_offline') });
  };
  const { cdn_prefix: prefix } = useStream(bus.settings$);
  const image = user.profile.main_image;
  return (
    <Menu
      label={t('account.label')}
      closeLabel={t('close')}
      trigger={<Avatar src={image && photoAddress(prefix, image.thumb_filename, 96)} size={36} />}
      triggerCss={{ inlineSize: 52 }}
    >
      {isRouteLive(paths.profile()) && (
        <MenuLink as={Link} to={paths.profile()} icon={<IconUser />}>
          {t('account.profile')}
        </MenuLink>
      )}
      {isRouteLive(paths.notifications()) && (
        <MenuLink as={Link} to={paths.notifications()} icon={<IconSettings />}>
          {t('account.settings')}
        </MenuLink>
      )}
      <MenuItem onSelect={logOutWhenOnline} icon={<IconLogout />}>
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
};
