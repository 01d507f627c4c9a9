import type { CSSObject } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';

import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconInfoCircle, IconX } from '../icons.ts';
import { theme } from '../tokens.ts';
import { IconButton } from './icon-button.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'offline' | 'danger' | 'promo';

type Dismissal = { onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined };

export type BannerProps = ComponentProps<'div'> &
  Dismissal & {
    /** `promo` is dark: an offer, not a notice. */
    tone?: BannerTone;
    /** Replaces the tone's icon; null for none. */
    icon?: ReactNode;
    action?: ReactNode;
    /** Inside a strip over the whole width, which has the tone's colours and the height `theme.alert`. */
    strip?: boolean;
    /** Read out when it appears: politely, or immediately for problems that block the reader. */
    live?: 'polite' | 'assertive' | undefined;
  };

const tones: Record<BannerTone, CSSObject> = {
  info: { background: theme.color.secondarySoft, color: theme.color.onSecondarySoft },
  success: { background: theme.color.successSoft, color: theme.color.success },
  warning: { background: theme.color.warningSoft, color: theme.color.onWarningSoft },
  offline: { background: theme.color.warningSoft, color: theme.color.onWarningSoft },
  danger: { background: theme.color.dangerSoft, color: theme.color.danger },
  promo: {
    paddingInlineEnd: theme.space[3],
    borderRadius: theme.radius.pair,
    background: theme.color.deep,
    color: theme.color.onDeep,
    ...theme.text.md,
  },
};

const icons: Record<BannerTone, ReactNode> = {
  info: <IconInfoCircle />,
  success: <IconCircleCheck />,
  warning: <IconAlertTriangle />,
  offline: <IconCloudOff />,
  danger: <IconAlertTriangle />,
  promo: null,
};

const roles = { polite: 'status', assertive: 'alert' };

export const Banner = (props: BannerProps) => {
  const { tone = 'info', icon, action, strip = false, live, onDismiss, dismissLabel, children, ...rest } = props;
  return (
    <div
      role={live && roles[live]}
      css={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: theme.space[3],
          minBlockSize: theme.tap,
          padding: `${theme.space[3]} ${theme.space[4]}`,
          borderRadius: theme.radius.md,
          ...theme.text.sm,
        },
        tones[tone],
        strip && {
          minBlockSize: theme.alert,
          padding: `2px 0`,
          borderRadius: 0,
          background: 'none',
          ...theme.text.sm,
        },
      ]}
      {...rest}
    >
      {icon === undefined ? icons[tone] : icon}
      <div css={{ flex: 1, minInlineSize: 0 }}>{children}</div>
      {action}
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          onClick={onDismiss}
          css={{
            marginBlock: -12,
            marginInlineEnd: -10,
            color: 'inherit',
            '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
          }}
        >
          <IconX />
        </IconButton>
      )}
    </div>
  );
};
