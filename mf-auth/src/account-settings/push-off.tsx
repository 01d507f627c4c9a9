import { bus, useStream } from '@pairwise/bus';
import type { PushState } from '@pairwise/contracts/events';
import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, css, Text } from '@pairwise/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** Returns whether the browser can ask for the permission. After a refusal it would not show its question again. */
const canTurnOn = ({ isCapable, permission }: PushState): boolean =>
  isCapable && (permission === 'unknown' || permission === 'granted');

/** Returns the key of the text that says why push is off. */
const reasonOf = ({ permission }: PushState) => {
  if (permission === 'denied') return 'pushDenied';
  return permission === 'unsupported' ? 'pushUnsupported' : 'noPushHere';
};

/** Takes no room, and stays, so that screen readers follow it. */
const notice = css({ '&:empty': { position: 'absolute' } });

interface PushOffProps {
  /** Id of the reason, which describes the switches that it disables. */
  id: string;
  /** The member has turned push on, and the button that had the focus is gone. */
  onTurnedOn: () => void;
}

/**
 * Says why the push switches are off, and lets the member turn push on where the browser can ask (AUTH-15). The shell
 * requests the permission (`push:asked`). Renders nothing while push is on.
 */
export const PushOff = ({ id, onTurnedOn }: PushOffProps) => {
  const { t } = useTranslation('mf-auth');
  const hasKey = useStream(bus.settings$).push_public_key !== null;
  const push = useStream(bus.push$);
  const reason = useRef<HTMLParagraphElement>(null);
  /** The state in which the member pressed the button. The shell writes another one when it is done. */
  const [asked, setAsked] = useState<PushState>();
  const awaited = useRef<PushState>(undefined);
  const canAsk = hasKey && canTurnOn(push);

  // The pressed button disappears with the result, unless push is still off and can be asked for again.
  useLayoutEffect(() => {
    if (!awaited.current || awaited.current === push) return;
    awaited.current = undefined;
    if (push.isSubscribed) onTurnedOn();
    else if (!canTurnOn(push)) reason.current?.focus();
  }, [push, onTurnedOn]);

  if (hasKey && push.isSubscribed) return null;
  const turnOn = (): void => {
    awaited.current = push;
    setAsked(push);
    bus.emit('push:asked', {});
  };
  return (
    <Cluster gap={3}>
      <Text ref={reason} size="sm" tone="muted" id={id} tabIndex={-1}>
        {t(`accountSettings.notifications.${hasKey ? reasonOf(push) : 'noPush'}`)}
      </Text>
      {canAsk && (
        <Button size="sm" busy={asked === push} onClick={turnOn}>
          {t('accountSettings.notifications.turnOnPush')}
        </Button>
      )}
      <Text size="sm" role="status" css={notice}>
        {canAsk && asked && asked !== push && t('accountSettings.notifications.pushStillOff')}
      </Text>
    </Cluster>
  );
};
