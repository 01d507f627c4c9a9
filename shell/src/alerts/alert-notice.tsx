import { paths, type User } from '@pairwise/contracts';
import type { Alert } from '@pairwise/contracts/alerts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Banner, css, IconBell, IconMail, IconPhoto, IconUser, LinkButton, media, theme } from '@pairwise/ui';

import { TurnOnPush } from './turn-on-push.tsx';

/** An alert that the shell renders. The widget of mf-billing renders that of the time bonus. */
type NoticeAlert = Exclude<Alert, 'time-bonus-banner'>;

/** Renders a link when the page it leads to is live. */
const To = ({ to, children }: { to: string; children: string }) =>
  isRouteLive(to) ? (
    <LinkButton as={Link} to={to} size="sm" variant="ghost">
      {children}
    </LinkButton>
  ) : null;

const Action = ({ alert }: { alert: NoticeAlert }) => {
  const { t } = useTranslation('shell');
  if (alert === 'push') return <TurnOnPush />;
  if (alert === 'photo') return <To to={paths.profile()}>{t('alerts.photo_action')}</To>;
  if (alert === 'activation') return <To to={paths.completeSignup('email')}>{t('alerts.activation_action')}</To>;
  if (alert === 'gender') return <To to={paths.profile('basics')}>{t('alerts.gender_action')}</To>;
  return <To to={paths.notifications()}>{t('alerts.email_disabled_action')}</To>;
};

/** Text and action side by side. On phones the action follows the text, and the whole notice can be pressed. */
const body = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  [media.down('sm')]: { display: 'block' },
});
const words = css({ minInlineSize: 0, fontWeight: theme.weight.medium });
/** The rest of the sentence where there is room for it, on the same line. */
const more = css({
  overflow: 'hidden',
  fontWeight: theme.weight.body,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.down('md')]: { display: 'none' },
});
const notice = css({
  position: 'relative',
  // The dismiss button is above the area of the action, which covers the notice on phones.
  '& > button': { position: 'relative', zIndex: 1 },
});
const action = css({
  flex: 'none',
  '& > a, & > button': { color: 'inherit' },
  [media.down('sm')]: {
    '& > a, & > button': {
      display: 'inline',
      position: 'static',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: theme.weight.bold,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.md },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: -3 },
    },
  },
});

const icons = {
  activation: <IconMail />,
  gender: <IconUser />,
  'email-disabled': <IconMail />,
  photo: <IconPhoto />,
  push: <IconBell />,
};

const useText = (alert: NoticeAlert, user: User): string => {
  const { t } = useTranslation('shell');
  if (alert === 'email-disabled') return t(`alerts.email_disabled.${user.email_disabled_reason ?? 'listunsubscribe'}`);
  return t(`alerts.${alert}`);
};

interface AlertNoticeProps {
  alert: NoticeAlert;
  user: User;
  onDismiss?: (() => void) | undefined;
}

/** One alert: what is the matter, and what the member can do about it. */
export const AlertNotice = ({ alert, user, onDismiss }: AlertNoticeProps) => {
  const { t } = useTranslation('shell');
  const text = useText(alert, user);
  return (
    <Banner
      strip
      tone={alert === 'activation' || alert === 'gender' ? 'warning' : 'info'}
      icon={icons[alert]}
      data-alert={alert}
      css={notice}
      {...(onDismiss && { onDismiss, dismissLabel: t('alerts.dismiss') })}
    >
      <div css={body}>
        <span css={words}>{text}</span>
        {alert === 'activation' && <span css={more}>{t('alerts.activation_sent', { email: user.email })}</span>}{' '}
        <span css={action}>
          <Action alert={alert} />
        </span>
      </div>
    </Banner>
  );
};
