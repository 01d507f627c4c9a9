import type { CSSObject } from '@emotion/react';
import { Avatar, Badge, Skeleton, Text, media, theme } from '@pairwise/ui';
import type { ElementType, ReactNode } from 'react';

import type { AsProps } from './as-props.ts';

type OwnProps = {
  name: ReactNode;
  src?: string | null | undefined;
  onlineLabel?: string | undefined;
  /** A `<time>`. */
  time?: ReactNode;
  /** The last message, in one line. */
  preview: ReactNode;
  /** When given, the preview is a draft that was not sent. */
  draftLabel?: string | undefined;
  unread?: number;
  unreadLabel?: string;
  /** The chat that is open beside the list. */
  current?: boolean;
};

export type ChatListItemProps<Component extends ElementType> = AsProps<Component, OwnProps>;

const box: CSSObject = {
  display: 'flex',
  gap: theme.space[3],
  alignItems: 'center',
  minBlockSize: 76,
  padding: `${theme.space[3]} ${theme.space[4]}`,
};

const row: CSSObject = { display: 'flex', alignItems: 'center', gap: theme.space[2], minBlockSize: 24 };
const growing: CSSObject = { flex: 1, minInlineSize: 0 };

/** One chat of a list, as a link: name, last message, its time, and the number of unread messages. */
export const ChatListItem = <Component extends ElementType = 'a'>(props: ChatListItemProps<Component>) => {
  const { as, name, src, onlineLabel, time, preview, draftLabel, unread = 0, unreadLabel = '', ...others } = props;
  const { current = false, ...rest } = others;
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      aria-current={current ? 'page' : undefined}
      css={[
        box,
        {
          borderRadius: theme.radius.md,
          color: theme.color.ink,
          textDecoration: 'none',
          [media.hover]: { '&:hover': { background: theme.color.inset } },
          '&[aria-current]': { background: theme.color.secondarySoft },
          '&:focus-visible': { outlineOffset: -3 },
        },
      ]}
      {...rest}
    >
      <Avatar
        size={52}
        src={src}
        ring={current ? theme.color.secondarySoft : theme.color.surface}
        onlineLabel={onlineLabel}
      />
      <span css={growing}>
        <span css={row}>
          <Text as="strong" clip css={growing}>
            {name}
          </Text>
          <Text as="span" size="xs" tone="muted" numeric>
            {time}
          </Text>
        </span>
        <span css={row}>
          <Text
            as="span"
            size="sm"
            clip
            tone={unread > 0 ? 'default' : 'muted'}
            weight={unread > 0 ? 'medium' : 'body'}
            css={growing}
          >
            {draftLabel !== undefined && (
              <Text as="span" tone="danger" weight="medium">
                {draftLabel}:{' '}
              </Text>
            )}
            {preview}
          </Text>
          <Badge count={unread} label={unreadLabel} />
        </span>
      </span>
    </Element>
  );
};

export type ChatListItemSkeletonProps = {
  /** Width of the name. It varies from item to item, so that a list of placeholders looks natural. */
  nameWidth?: string;
};

/** The placeholder of a `ChatListItem` that is loading, in its final size. */
export const ChatListItemSkeleton = ({ nameWidth = '40%' }: ChatListItemSkeletonProps) => (
  <div css={box}>
    <Skeleton width={52} height={52} radius="md" />
    <div css={{ display: 'grid', gap: theme.space[2], flex: 1 }}>
      <Skeleton width={nameWidth} height={18} />
      <Skeleton width="82%" height={14} />
    </div>
  </div>
);
