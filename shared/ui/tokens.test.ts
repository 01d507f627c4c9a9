import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { breakpoints, media, theme } from './tokens.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Returns the raw text of a custom property in `tokens.css`. */
const token = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1];

/** Lists every `var(--…)` of the theme, at any depth. */
const variables = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...value.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '')
    : Object.values(value ?? {}).flatMap(variables);

describe('tokens', () => {
  test('LOOK-01 the primary colour is orange, the secondary purple, the frame dark purple', () => {
    expect(token('--c-primary')).toBe('light-dark(#f5821f, #ff9440)');
    expect(token('--c-secondary')).toBe('light-dark(#7438bd, #8b50d6)');
    expect(token('--c-deep')).toBe('light-dark(#2b1141, #341650)');
  });

  test('LOOK-01 unread items have the secondary colour', () => {
    expect(token('--c-unread')).toBe('var(--c-secondary)');
    expect(theme.color.unread).toBe('var(--c-unread)');
  });

  test('LOOK-01 the font is Open Sans and falls back to Arial', () => {
    expect(token('--font')).toMatch(/^'Open Sans', .*Arial, sans-serif$/);
    expect(css).toMatch(/font-family: 'Open Sans Fallback';\s+src: local\('Arial'\)/);
  });

  test('LOOK-01 layouts change at 576, 768, 992 and 1200 px', () => {
    expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200]);
    expect(media.up('md')).toBe('@media (min-width: 768px)');
    expect(media.down('md')).toBe('@media (max-width: 767.98px)');
  });

  test('every variable of the theme exists in the style sheet', () => {
    const names = variables(theme);
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => token(name) === undefined)).toEqual([]);
    expect(token('--c-not-there')).toBeUndefined();
  });
});
