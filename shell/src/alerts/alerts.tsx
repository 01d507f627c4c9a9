import { bus, useStream } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { useDismissals } from '@pairwise/remote/dismissals';
import { Link } from '@pairwise/router';
import {
  Banner,
  Button,
  Container,
  css,
  IconBell,
  IconMail,
  IconPhoto,
  LinkButton,
  media,
  showToast,
  Stack,
  theme,
} from '@pairwise/ui';
import { useState } from 'react';

import { useActivePage } from '../active-page.ts';
import { useShellActions } from '../shell-actions.ts';
import { dismiss, type Dismissible, isDismissed } from './dismissals.ts';
import { hadContact } from './had-contact.ts';
import { type Alert, whichAlerts } from './which-alerts.ts';

/** Renders a link when the page it leads to is live. */
const To = ({ to, children }: { to: string; children: string }) =>
  isRouteLive(to) ? (
    <LinkButton as={Link} to={to} size="sm" variant="ghost">
      {children}
    </LinkButton>
  ) : null;

const resultKeys = { subscribed: 'on', denied: 'denied', failed: 'failed' } as const;

const TurnOnPush = () => {
  const { t } = useTranslation('shell');
  const { turnOnPush } = useShellActions();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    const result = await turnOnPush();
    setBusy(false);
    showToast({ text: t(`alerts.push_${resultKeys[result]}`) });
  };
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => void turnOn()}>
      {t('alerts.push_action')}
    </Button>
  );
};

/** Text and action side by side. On phones the action follows the text, and the whole notice can be pressed. */
const body = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  [media.down('sm')]: { display: 'block' },
});
const words = css({ flex: 1 });
const notice = css({
  position: 'relative',
  // The dismiss button is above the area of the action, which covers the notice on phones.
  '& > button': { position: 'relative', zIndex: 1 },
});
const action = css({
  [media.down('sm')]: {
    '& > a, & > button': {
      display: 'inline',
      position: 'static',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: theme.weight.bold,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.md },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
    },
  },
});

const icons = { activation: <IconMail />, 'email-disabled': <IconMail />, photo: <IconPhoto />, push: <IconBell /> };

const useAlertText = (user: User) => {
  const { t } = useTranslation('shell');
  return (alert: Alert): string => {
    if (alert === 'activation') return t('alerts.activation', { email: user.email });
    if (alert === 'photo') return t('alerts.photo');
    if (alert === 'push') return t('alerts.push');
    return t(`alerts.email_disabled.${user.email_disabled_reason ?? 'listunsubscribe'}`);
  };
};

const Action = ({ alert }: { alert: Alert }) => {
  const { t } = useTranslation('shell');
  if (alert === 'push') return <TurnOnPush />;
  if (alert === 'photo') return <To to={paths.profile()}>{t('alerts.photo_action')}</To>;
  if (alert === 'activation') return <To to={paths.completeSignup('email')}>{t('alerts.activation_action')}</To>;
  return <To to={paths.notifications()}>{t('alerts.email_disabled_action')}</To>;
};

const MemberAlerts = ({ user, route }: { user: User; route: string }) => {
  const { t } = useTranslation('shell');
  const push = useStream(bus.push$);
  const textOf = useAlertText(user);
  useDismissals();
  const dismissFromHere = (alert: Dismissible): void => {
    // The focused button disappears: move the focus to another notice, or to the screen.
    const other = document.querySelector<HTMLElement>(`[data-alert]:not([data-alert="${alert}"]) :is(a, button)`);
    (other ?? document.getElementById('content'))?.focus({ preventScroll: true });
    dismiss(alert, user.id);
  };
  const dismissed = (alert: Dismissible) => isDismissed(alert, user.id);
  const alerts = whichAlerts({ user, route, push, hadContact: hadContact(user), dismissed });
  if (alerts.length === 0) return null;
  return (
    <Container css={{ paddingBlock: `${theme.space[3]} ${theme.space[2]}` }}>
      <Stack gap={2} as="ul" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {alerts.map((alert) => (
          <li key={alert}>
            <Banner
              tone={alert === 'activation' ? 'warning' : 'info'}
              icon={icons[alert]}
              live="polite"
              data-alert={alert}
              css={notice}
              {...(alert === 'activation'
                ? {}
                : { onDismiss: () => dismissFromHere(alert), dismissLabel: t('alerts.dismiss') })}
            >
              <div css={body}>
                <span css={words}>{textOf(alert)}</span>{' '}
                <span css={action}>
                  <Action alert={alert} />
                </span>
              </div>
            </Banner>
          </li>
        ))}
      </Stack>
    </Container>
  );
};

/** Renders the member's alerts above the screen, in the default layout only (ALERT-01 to ALERT-04). */
export const Alerts = () => {
  const user = useStream(bus.user$);
  const route = useActivePage()?.route;
  if (!user || route?.layout !== 'default') return null;
  return <MemberAlerts user={user} route={route.id} />;
};
