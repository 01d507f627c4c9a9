import { render, screen } from '@testing-library/react';

import { Chip } from '../index.ts';

test('a chip with a tick has the same room before and after it is pressed', () => {
  render(
    <>
      <Chip tick pressed={false}>
        Wine
      </Chip>
      <Chip tick pressed>
        Travel
      </Chip>
    </>,
  );
  const [wine, travel] = [screen.getByRole('button', { name: 'Wine' }), screen.getByRole('button', { name: 'Travel' })];
  const tick = travel.querySelector('svg');
  if (!tick) throw new Error('The pressed chip has no tick.');
  expect(getComputedStyle(tick).position).toBe('absolute');
  expect(wine.querySelector('svg')).toBeNull();
  expect(getComputedStyle(travel).paddingInline).toBe(getComputedStyle(wine).paddingInline);
});
