import { css } from '@pairwise/ui';

import type { Palette } from '../niche/palettes.ts';

/** The colours of a lander in the site's niche as custom properties, which `LanderFrame` sets. */
export const colours = {
  deep: 'var(--lander-deep)',
  glow: 'var(--lander-glow)',
  tint: 'var(--lander-tint)',
  shade: 'var(--lander-shade)',
  accent: 'var(--lander-accent)',
  press: 'var(--lander-press)',
  onAccent: 'var(--lander-on-accent)',
  /** Small text in the niche's colour on `ground`. */
  label: 'var(--lander-label)',
  /** Light in the light theme, dark in the dark theme. The page's own ink is readable on it. */
  ground: 'var(--lander-ground)',
} as const;

/** Sets the colours of a palette. */
export const coloursOf = ({ deep, glow, tint, shade, accent, press, onAccent, label }: Palette) => {
  return css({
    '--lander-deep': deep,
    '--lander-glow': glow,
    '--lander-tint': tint,
    '--lander-shade': shade,
    '--lander-accent': accent,
    '--lander-press': press,
    '--lander-on-accent': onAccent,
    '--lander-label': `light-dark(${label}, ${accent})`,
    '--lander-ground': `light-dark(${tint}, ${deep})`,
  });
};
