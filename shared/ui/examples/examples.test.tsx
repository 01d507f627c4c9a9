import { render, screen } from '@testing-library/react';

import * as ui from '../index.ts';
import { Examples } from './examples.tsx';

test('the page of examples renders in both themes without an error', () => {
  const { container } = render(<Examples portraits={['/1.jpg']} />);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Light', 'Dark']);
  expect(container.querySelectorAll('[data-theme]')).toHaveLength(2);
});

test('every control on it has a name, every label has its control, and ids are unique', () => {
  const { container } = render(<Examples />);
  const controls = container.querySelectorAll('a, button, input, select, textarea, [role="progressbar"]');
  expect(controls.length).toBeGreaterThan(100);
  for (const control of controls) expect(control).toHaveAccessibleName();
  for (const label of container.querySelectorAll('label')) expect(label.control).not.toBeNull();
  const ids = [...container.querySelectorAll('[id]:not(main)')].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('every component is in the examples or in the page around them', () => {
  const { readFileSync, readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const sources = readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(`${__dirname}/${file}`, 'utf8'))
    .join('\n');
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !/^Icon(?!Button|Link)/.test(name));
  const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(sources));
  expect(components.length).toBeGreaterThan(45);
  expect(missing).toEqual(['VisuallyHidden']);
});
