import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const raw = new Map([...css.matchAll(/(--c-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Returns the colour of a role in a theme. */
const colour = (role: string, theme: Theme): Rgb => {
  const value = raw.get(`--c-${role}`) ?? '';
  const other = /^var\(--c-([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(other, theme);
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  if (!light) throw new Error(`--c-${role} is no plain colour: ${value}`);
  return rgb(theme === 'light' ? light : dark);
};

const luminance = (channels: Rgb) => {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns the WCAG 2.2 contrast ratio. */
const ratio = (a: Rgb, b: Rgb) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Blends a translucent colour over a background. */
const over = ([r, g, b]: Rgb, alpha: number, ground: Rgb): Rgb => [
  r * alpha + ground[0] * (1 - alpha),
  g * alpha + ground[1] * (1 - alpha),
  b * alpha + ground[2] * (1 - alpha),
];

const textPairs = [
  ['ink', 'surface'],
  ['ink', 'bg'],
  ['ink', 'inset'],
  ['ink-2', 'surface'],
  ['ink-2', 'bg'],
  ['ink-2', 'inset'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-press'],
  ['on-primary-soft', 'primary-soft'],
  ['on-secondary', 'secondary'],
  ['on-secondary', 'secondary-press'],
  ['on-secondary-soft', 'secondary-soft'],
  ['on-unread', 'unread'],
  ['link', 'surface'],
  ['link', 'bg'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['on-deep-2', 'deep-2'],
  ['on-deep-accent', 'deep'],
  ['danger', 'surface'],
  ['danger', 'bg'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['on-danger', 'danger'],
  ['success', 'surface'],
  ['success', 'success-soft'],
  ['on-warn-soft', 'warn-soft'],
  ['photo-tag-ink', 'photo-ink'],
] as const;

/** Shapes that carry meaning without text. */
const shapePairs = [
  ['line-strong', 'surface'],
  ['line-strong', 'bg'],
  ['secondary', 'surface'],
  ['unread', 'surface'],
  ['online', 'surface'],
  ['focus', 'surface'],
  ['focus', 'bg'],
  ['photo-like', 'photo-ink'],
] as const;

const themes: readonly Theme[] = ['light', 'dark'];

describe.each(themes)('contrast in the %s theme', (theme) => {
  test.each(textPairs)('text %s on %s has a contrast of at least 4.5 to 1', (text, ground) => {
    expect(ratio(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('shape %s on %s has a contrast of at least 3 to 1', (shape, ground) => {
    expect(ratio(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  test('a name on the scrim of a white photo has a contrast of at least 4.5 to 1', () => {
    const [, r, g, b, alpha] = /rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/.exec(raw.get('--c-photo-scrim') ?? '') ?? [];
    const ground = over([Number(r), Number(g), Number(b)], Number(alpha), [255, 255, 255]);
    expect(ratio(colour('photo-ink', 'light'), ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colour('photo-ink-2', 'light'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('the ratio of black on white is 21, and orange on white fails', () => {
    expect(ratio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(ratio(colour('primary', 'light'), colour('surface', 'light'))).toBeLessThan(3);
    expect(() => colour('scrim-of-nothing', 'light')).toThrow('no plain colour');
  });
});
