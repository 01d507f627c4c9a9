import type { Palette } from '../src/niche/palettes.ts';

/** The least contrast of text with its ground (WCAG 2.2 AA). */
const LEAST = 4.5;

const luminance = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns the pairs of text and ground of a palette that are hard to read, such as `#ffffff on #ffff00`. */
export const unreadablePairs = ({ deep, glow, tint, shade, accent, press, onAccent, label }: Palette): string[] =>
  (
    [
      ['#ffffff', deep],
      ['#ffffff', glow],
      [accent, deep],
      [onAccent, accent],
      [onAccent, press],
      [onAccent, shade],
      [label, tint],
      [label, '#ffffff'],
    ] as const
  )
    .filter(([ink, ground]) => ratio(ink, ground) < LEAST)
    .map(([ink, ground]) => `${ink} on ${ground}`);
