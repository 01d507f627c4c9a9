import { useOnline } from '@pairwise/api-client';
import { useErrorText } from '@pairwise/i18n';
import { Banner, Button, type ButtonAppearance, IconSend, Stack } from '@pairwise/ui';
import { useEffect, useState } from 'react';

import { useSendActivationMail } from './activation-mail.queries.ts';

interface ResendButtonProps {
  label: string;
  waitLabel: (seconds: number) => string;
  sentText: string;
  variant?: ButtonAppearance['variant'];
}

/** Counts down the seconds until a time; 0 once it has passed. */
const useCountdown = () => {
  const [{ until, now }, setTime] = useState({ until: 0, now: 0 });
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setTime((time) => ({ ...time, now: Date.now() })), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  return { seconds, countUntil: (moment: string) => setTime({ until: Date.parse(moment), now: Date.now() }) };
};

/** Sends the activation mail again. The server's response says when the next one is possible; until then it only counts. */
export const ResendButton = ({ label, waitLabel, sentText, variant = 'ghost' }: ResendButtonProps) => {
  const errorText = useErrorText();
  const online = useOnline();
  const send = useSendActivationMail();
  const { seconds, countUntil } = useCountdown();
  const waits = seconds > 0;
  return (
    <Stack gap={3}>
      {send.error && (
        <Banner tone="danger" live="assertive">
          {errorText(send.error)}
        </Banner>
      )}
      {send.data && (
        <Banner tone="success" live="polite">
          {sentText}
        </Banner>
      )}
      <Button
        variant={variant}
        size="lg"
        block
        icon={<IconSend />}
        busy={send.isPending}
        disabled={!online}
        // The `disabled` attribute would lose the keyboard focus.
        aria-disabled={waits || undefined}
        // The seconds are for the eyes: a name that changes would be read out each time.
        aria-label={label}
        onClick={() => {
          if (!waits) send.mutate(undefined, { onSuccess: ({ next_at }) => countUntil(next_at) });
        }}
      >
        {waits ? waitLabel(seconds) : label}
      </Button>
    </Stack>
  );
};
