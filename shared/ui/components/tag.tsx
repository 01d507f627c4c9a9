import type { CSSObject } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';

type TagTone = 'neutral' | 'match' | 'bonus' | 'popular';

export type TagProps = ComponentProps<'span'> & {
  /** `match`: shared with the reader. `bonus`: a better price. `popular`: strong, on the edge of a card. */
  tone?: TagTone | undefined;
  icon?: ReactNode;
};

const small: CSSObject = { minBlockSize: 26, paddingBlock: 3, paddingInline: 10, fontWeight: theme.weight.bold };

const tones: Record<TagTone, CSSObject> = {
  neutral: { background: theme.color.inset, color: theme.color.ink },
  match: { background: theme.color.secondarySoft, color: theme.color.onSecondarySoft },
  bonus: { ...small, background: theme.color.primarySoft, color: theme.color.onPrimarySoft },
  popular: { ...small, ...theme.text.xs, background: theme.color.secondary, color: theme.color.onSecondary },
};

/** A word about something. It is not a button: that is a `Chip`. */
export const Tag = ({ tone = 'neutral', icon, children, ...rest }: TagProps) => (
  <span
    css={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minBlockSize: 34,
      paddingInline: theme.space[3],
      borderRadius: theme.radius.full,
      fontWeight: theme.weight.medium,
      ...theme.text.sm,
      ...tones[tone],
    }}
    {...rest}
  >
    {icon}
    {children}
  </span>
);
