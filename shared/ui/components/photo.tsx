import { type ComponentProps, useEffect, useState } from 'react';

import { IconUser } from '../icons.ts';
import { theme } from '../tokens.ts';
import { blurhashColour } from './blurhash-colour.ts';
import { scrim as scrimTo } from './scrim.ts';

export type PhotoProps = Omit<ComponentProps<'div'>, 'ref'> & {
  src?: string | null | undefined;
  /** Meaningful ("Photo 2 of Anna"), or empty when the name is on or beside the photo. */
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Width / height of the box. */
  ratio?: string;
  /** Its average colour fills the box until the picture arrives. */
  blurhash?: string | null | undefined;
  /** The first picture of a screen: loaded immediately and before others. */
  priority?: boolean | undefined;
  /** Darkens the lower part, for text on it. */
  scrim?: boolean;
  /** The part that stays visible when the box crops the picture. Faces are in the upper half. */
  position?: string;
};

const scrimStyle = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    blockSize: 'max(38%, 112px)',
    background: scrimTo('46%'),
  },
} as const;

/** A picture in a box of fixed shape, so that nothing moves when it arrives. Children are drawn over it. */
export const Photo = (props: PhotoProps) => {
  const { src, alt, srcSet, sizes, ratio = '4 / 5', blurhash, priority = false, scrim = false, ...others } = props;
  const { position = '50% 30%', children, ...rest } = others;
  // The source that failed to load. It is tried again when the network returns.
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (missing === undefined) return undefined;
    const retry = () => setMissing(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [missing]);
  return (
    <div
      css={[
        {
          position: 'relative',
          aspectRatio: ratio,
          borderRadius: theme.radius.pair,
          overflow: 'hidden',
          background: blurhashColour(blurhash) ?? theme.color.inset,
          isolation: 'isolate',
        },
        scrim && scrimStyle,
      ]}
      {...rest}
    >
      {src && src !== missing ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          onError={() => setMissing(src)}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          css={{
            position: 'absolute',
            inset: 0,
            inlineSize: '100%',
            blockSize: '100%',
            objectFit: 'cover',
            objectPosition: position,
            transition: `transform ${theme.motion.slow} ${theme.motion.ease}`,
          }}
        />
      ) : (
        <div
          {...(alt ? { role: 'img', 'aria-label': alt } : {})}
          css={{
            position: 'absolute',
            inset: '0 0 24%',
            display: 'grid',
            placeItems: 'center',
            color: theme.color.lineStrong,
          }}
        >
          <IconUser size="38%" stroke={1.2} />
        </div>
      )}
      {children}
    </div>
  );
};
