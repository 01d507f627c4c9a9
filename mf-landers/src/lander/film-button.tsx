import { css, theme } from '@pairwise/ui';

const button = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  border: `2px solid ${theme.color.onDeep}`,
  borderRadius: '50%',
  background: theme.color.photoButton,
  color: theme.color.onDeep,
  '&:focus-visible': { outlineColor: theme.color.onDeep },
  // Without motion there is nothing to stop.
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

interface FilmButtonProps {
  playing: boolean;
  label: string;
  className?: string;
  onToggle: () => void;
}

/** Stops a film that moves by itself, and plays it again (WCAG 2.2.2). */
export const FilmButton = ({ playing, label, className, onToggle }: FilmButtonProps) => (
  <button type="button" css={button} className={className} aria-label={label} onClick={onToggle}>
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
    </svg>
  </button>
);
