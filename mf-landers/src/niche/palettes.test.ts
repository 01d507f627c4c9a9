import { niches } from './niche.ts';
import { palettes } from './palettes.ts';

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

test.each(niches)('NICHE-01 the colours of %s are readable', (niche) => {
  const { deep, glow, tint, shade, accent, press, onAccent, label } = palettes[niche];
  for (const [ink, ground] of [
    ['#ffffff', deep],
    ['#ffffff', glow],
    [accent, deep],
    [onAccent, accent],
    [onAccent, press],
    [onAccent, shade],
    [label, tint],
    [label, '#ffffff'],
  ] as const) {
    expect([niche, ink, ground, ratio(ink, ground) >= 4.5]).toEqual([niche, ink, ground, true]);
  }
});

test('NICHE-01 each niche has colours of its own', () => {
  const grounds = niches.map((niche) => palettes[niche].deep);
  expect(new Set(grounds).size).toBe(niches.length);
});
