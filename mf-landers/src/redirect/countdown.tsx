import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, css, Heading, LinkButton, Tag, Text, theme, VisuallyHidden } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { leaveTo } from './leave.ts';
import { RedirectFrame } from './redirect-frame.tsx';
import type { Redirect } from './redirect.queries.ts';

/** In milliseconds. */
const SECOND = 1_000;
/** The time between two checks whether the reader sees the countdown, in milliseconds. */
const SLICE = 250;

/** Whether the reader sees the countdown: not in a tab in the background, nor behind the entry warning or another dialog. */
const isSeen = (): boolean => document.visibilityState === 'visible' && !document.querySelector('dialog[open]');

const track = css({
  inlineSize: '100%',
  blockSize: 6,
  borderRadius: theme.radius.full,
  background: theme.color.inset,
  overflow: 'hidden',
  '& > div': {
    blockSize: '100%',
    borderRadius: 'inherit',
    background: theme.color.secondary,
    transformOrigin: 'left',
    '@media (prefers-reduced-motion: no-preference)': { transition: `transform ${SECOND}ms linear` },
  },
});

interface CountdownProps {
  redirect: Redirect;
  host: string;
  onCancel: () => void;
}

/**
 * Counts the seconds down and then leaves. Only seconds in which the reader sees the page count. Screen readers read the
 * sentence once, not each second. The button to stay has the focus, and Escape stays as well: five seconds are not enough to
 * find it by keyboard. Both wait until the reader sees the page: behind a modal dialog nothing is read, nor takes the focus.
 */
export const Countdown = ({ redirect: { target, countdown }, host, onCancel }: CountdownProps) => {
  const { t } = useTranslation('mf-landers');
  const { name } = useStream(bus.settings$);
  const [left, setLeft] = useState(countdown);
  const [seen, setSeen] = useState(isSeen);
  const leave = useEffectEvent(() => leaveTo(target));
  useEffect(() => {
    if (left <= 0) {
      leave();
      return undefined;
    }
    let rest = SECOND;
    const timer = setInterval(() => {
      if (isSeen()) {
        rest -= SLICE;
        setSeen(true);
      }
      if (rest <= 0) setLeft(left - 1);
    }, SLICE);
    return () => clearInterval(timer);
  }, [left]);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seen) stay.current?.focus();
  }, [seen]);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
      // The entry warning takes its own.
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) cancel();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <RedirectFrame>
      <Tag>{t('redirect.ad')}</Tag>
      <Heading level={1}>{t('redirect.title', { name })}</Heading>
      <VisuallyHidden>
        <span role="status">{seen && t('redirect.counting', { count: countdown, host })}</span>
      </VisuallyHidden>
      <Text numeric aria-hidden="true" css={{ overflowWrap: 'anywhere' }} data-seconds={left}>
        {t('redirect.counting', { count: left, host })}
      </Text>
      <div aria-hidden="true" css={track}>
        <div style={{ transform: `scaleX(${left / countdown})` }} />
      </div>
      <Text size="sm" tone="muted">
        {t('redirect.foreign')}
      </Text>
      <Cluster>
        <Button ref={stay} variant="primary" onClick={onCancel}>
          {t('redirect.cancel')}
        </Button>
        <LinkButton href={target} rel="sponsored noopener noreferrer" variant="ghost">
          {t('redirect.now')}
        </LinkButton>
      </Cluster>
    </RedirectFrame>
  );
};
