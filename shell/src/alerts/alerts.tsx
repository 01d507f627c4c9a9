import { serverNow } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { membersArea, type User } from '@pairwise/contracts';
import { type Alert, isDismissible } from '@pairwise/contracts/alerts';
import { useTranslation } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { useDismissals } from '@pairwise/remote/dismissals';
import { useLocation } from '@pairwise/router';
import { Container, css, theme } from '@pairwise/ui';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useActivePage } from '../active-page.ts';
import { AlertNotice } from './alert-notice.tsx';
import { AlertPager } from './alert-pager.tsx';
import { dismiss, isDismissed } from './dismissals.ts';
import { focusNotice } from './focus-notice.ts';
import { hadContact } from './had-contact.ts';
import { useBonusEnd } from './use-bonus-end.ts';
import { useHeldAlerts } from './use-held-alerts.ts';
import { canTurnOnPush, whichAlerts } from './which-alerts.ts';

/** The colours of the room in the first paint: `shell/public/layouts.css`. */
const info = css({ background: theme.color.secondarySoft, color: theme.color.onSecondarySoft });
const warning = css({ background: theme.color.warningSoft, color: theme.color.onWarningSoft });
const tones: Record<Alert, typeof info> = {
  activation: warning,
  gender: warning,
  'time-bonus-banner': css({ background: theme.color.deep, color: theme.color.onDeep }),
  'email-disabled': info,
  photo: info,
  push: info,
};
const strip = css({ minBlockSize: theme.alert, '&[hidden]': { display: 'none' } });
const row = css({ display: 'flex', alignItems: 'center', gap: theme.space[2], minBlockSize: theme.alert });
const place = css({ flex: 1, minInlineSize: 0 });

interface MemberAlertsProps {
  user: User;
  route: string;
  /** The address, without the query. */
  page: string;
}

/** Returns the alerts that are shown now. What the member has just dealt with is gone at once. */
const useAlerts = ({ user, route, page }: MemberAlertsProps): Alert[] => {
  const push = useStream(bus.push$);
  const isBonusOver = useBonusEnd();
  useDismissals();
  const now = serverNow();
  const dismissed = (alert: Alert) => isDismissible(alert) && isDismissed(alert, user.id, now);
  const applicable = whichAlerts({ user, route, now, push, hadContact: hadContact(user), dismissed });
  return useHeldAlerts(applicable, `${route} ${page}`).filter(
    (alert) =>
      !dismissed(alert) &&
      !(alert === 'push' && !canTurnOnPush(push)) &&
      !(alert === 'gender' && !applicable.includes(alert)) &&
      !(alert === 'time-bonus-banner' && isBonusOver),
  );
};

const MemberAlerts = (props: MemberAlertsProps) => {
  const { user, route } = props;
  const { t } = useTranslation('shell');
  const alerts = useAlerts(props);
  const [chosen, setChosen] = useState<Alert>();
  const index = Math.max(0, chosen ? alerts.indexOf(chosen) : 0);
  const current = alerts[index];

  const dismissFromHere = (alert: Alert): void => {
    if (!isDismissible(alert)) return;
    const next = alerts[index + 1];
    flushSync(() => {
      setChosen(next);
      dismiss(alert, user.id, serverNow());
    });
    focusNotice();
  };

  return (
    <section
      aria-label={t('alerts.label')}
      hidden={current === undefined}
      data-alerts={alerts.length}
      css={[strip, current && tones[current]]}
    >
      <Container css={row}>
        <div css={place}>
          {/* Mounted in the whole members area: the state of the time bonus is known whether its banner is shown or not. */}
          {membersArea.has(route) && (
            <div hidden={current !== 'time-bonus-banner'}>
              <Slot name="members-area-top" priority="low" />
            </div>
          )}
          <div role="status">
            {current && current !== 'time-bonus-banner' && (
              <AlertNotice
                key={current}
                alert={current}
                user={user}
                {...(isDismissible(current) && { onDismiss: () => dismissFromHere(current) })}
              />
            )}
          </div>
        </div>
        {alerts.length > 1 && (
          <AlertPager
            number={index + 1}
            count={alerts.length}
            onNext={() => setChosen(alerts[(index + 1) % alerts.length])}
          />
        )}
      </Container>
    </section>
  );
};

/** Renders one of the member's alerts above the screen, in the default layout only (ALERT-01 to ALERT-05). */
export const Alerts = () => {
  const user = useStream(bus.user$);
  const active = useActivePage();
  const { pathname } = useLocation();
  const isKnown = user !== undefined && active !== undefined;
  useLayoutEffect(() => {
    // The room that the gateway reserved. The alert has replaced it in the same paint.
    if (isKnown) document.getElementById('alerts')?.removeAttribute('data-room');
  }, [isKnown]);
  if (!user || active?.route.layout !== 'default') return null;
  return <MemberAlerts key={user.id} user={user} route={active.route.id} page={pathname} />;
};
