import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatRelativeTime, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, css, IconDevices, Tag, Text, theme } from '@pairwise/ui';

type Session = ResponseOf<Endpoints['GET /api/sessions.php']>['sessions'][number];

interface SessionLineProps {
  session: Session;
  busy: boolean;
  disabled: boolean;
  onEnd: () => void;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
});

/** One device. The current one is marked and has no button. */
export const SessionLine = ({ session, busy, disabled, onEnd }: SessionLineProps) => {
  const { t } = useTranslation('mf-auth');
  const when = formatRelativeTime(session.last_used_at, useLanguage());
  const device = t('accountSettings.sessions.device', {
    browser: session.browser ?? t('accountSettings.sessions.unknownBrowser'),
    system: session.system ?? t('accountSettings.sessions.unknownSystem'),
  });
  return (
    <li css={line}>
      <span css={{ flex: 'none', color: theme.color.inkMuted }}>
        <IconDevices size={28} />
      </span>
      <div css={{ flex: '1 1 100px', minInlineSize: 0 }}>
        <Text weight="medium">{device}</Text>
        <Text size="sm" tone="muted">
          {session.current ? t('accountSettings.sessions.now') : t('accountSettings.sessions.lastUsed', { when })}
        </Text>
      </div>
      {session.current ? (
        <Tag tone="match">{t('accountSettings.sessions.current')}</Tag>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          busy={busy}
          disabled={disabled}
          aria-label={t('accountSettings.sessions.endDevice', { device, when })}
          onClick={onEnd}
        >
          {t('accountSettings.sessions.end')}
        </Button>
      )}
    </li>
  );
};
