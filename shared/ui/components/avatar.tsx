import type { ComponentProps } from 'react';

import { IconUser } from '../icons.ts';
import { theme } from '../tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  src?: string | null | undefined;
  /** Empty when the name is beside it. */
  alt?: string;
  /** Side in px. */
  size?: number;
  /** Shows the online dot. The text is read by screen readers. */
  onlineLabel?: string | undefined;
  /** Background colour around the dot. */
  ring?: string;
};

/** A profile photo in the pair shape. */
export const Avatar = (props: AvatarProps) => {
  const { src, alt = '', size = 48, onlineLabel, ring = theme.color.surface, ...rest } = props;
  const soft = size * 0.38;
  const shape = {
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: `${soft}px ${soft}px ${soft}px ${size * 0.1}px`,
    background: theme.color.inset,
  };
  return (
    <span css={{ position: 'relative', display: 'block', flex: 'none', inlineSize: size, blockSize: size }} {...rest}>
      {src ? (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          css={{ ...shape, objectFit: 'cover', objectPosition: '50% 25%' }}
        />
      ) : (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : {})}
          css={{ ...shape, display: 'grid', placeItems: 'center', color: theme.color.inkMuted }}
        >
          <IconUser size={size * 0.55} />
        </span>
      )}
      {onlineLabel !== undefined && (
        <span
          css={{
            position: 'absolute',
            insetInlineEnd: -3,
            insetBlockEnd: -3,
            inlineSize: 14,
            blockSize: 14,
            border: `3px solid ${ring}`,
            borderRadius: '50%',
            background: theme.color.online,
          }}
        >
          <VisuallyHidden>{onlineLabel}</VisuallyHidden>
        </span>
      )}
    </span>
  );
};
