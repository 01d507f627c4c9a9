import type { CSSObject } from '@emotion/react';
import { Button, theme } from '@pairwise/ui';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';

import { blurhashColour } from './blurhash-colour.ts';
import { useZoom } from './use-zoom.ts';

export type LightboxPicture = {
  id: string | number;
  src: string;
  srcSet?: string | undefined;
  /** "Photo 2 of Anna". */
  alt: string;
  /** Pixels of the original. The box has the picture's shape before the picture arrives. */
  width: number;
  height: number;
  blurhash?: string | null | undefined;
};

/** Lets keys zoom the picture in view. */
export type ZoomHandle = { zoomBy: (factor: number) => void };

type LightboxPhotoProps = {
  picture: LightboxPicture;
  onStep: (by: 1 | -1) => void;
  onDismiss: () => void;
  zoom: Ref<ZoomHandle>;
  /** Shown in place of a picture that could not be loaded. */
  failedText: string;
  retryLabel: string;
};

const failure: CSSObject = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space[4],
  blockSize: '100%',
  padding: theme.space[5],
  textAlign: 'center',
};

/** One picture as large as the screen allows. Touch, mouse and wheel move and zoom it. */
export const LightboxPhoto = (props: LightboxPhotoProps) => {
  const { picture, onStep, onDismiss, zoom, failedText, retryLabel } = props;
  const { view, drag, gestures, zoomBy } = useZoom({ onStep, onDismiss });
  useImperativeHandle(zoom, () => ({ zoomBy }));
  const { src, srcSet, alt, width, height, blurhash } = picture;
  const resting = drag === 0;
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const retry = (): void => setHasFailed(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  if (hasFailed) {
    return (
      <div css={failure}>
        <p role="alert">{failedText}</p>
        <Button variant="plain" onClick={() => setHasFailed(false)}>
          {retryLabel}
        </Button>
      </div>
    );
  }
  return (
    <div
      {...gestures}
      css={{
        display: 'grid',
        placeItems: 'center',
        blockSize: '100%',
        overflow: 'hidden',
        // This component handles all gestures. The browser's own gestures would interrupt them.
        touchAction: 'none',
        userSelect: 'none',
        cursor: view.scale > 1 ? 'grab' : 'zoom-in',
      }}
    >
      <img
        src={src}
        srcSet={srcSet}
        sizes={view.scale > 1 ? '200vw' : '100vw'}
        alt={alt}
        onError={() => setHasFailed(true)}
        width={width}
        height={height}
        draggable={false}
        decoding="async"
        fetchPriority="high"
        data-scale={view.scale}
        css={{
          inlineSize: `min(100vw, 100dvh * ${width} / ${height})`,
          blockSize: 'auto',
          maxBlockSize: '100dvh',
          aspectRatio: `${width} / ${height}`,
          objectFit: 'contain',
          backgroundColor: blurhashColour(blurhash) ?? 'transparent',
          backgroundSize: '100% 100%',
          transition: resting ? `transform ${theme.motion.fast} ${theme.motion.ease}` : 'none',
        }}
        // The size that the page has already loaded is shown until the large one arrives.
        style={{
          backgroundImage: `url("${src}")`,
          transform: `translate(${view.x + drag}px, ${view.y}px) scale(${view.scale})`,
        }}
      />
    </div>
  );
};
