import { render, screen } from '@testing-library/react';

import { createEmotionCache } from './emotion-cache.ts';
import { Button, EmotionProvider } from './index.ts';

test('styles get the nonce of the page, so that its policy allows them', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'r4nd0m';
  document.head.append(meta);
  expect(createEmotionCache().nonce).toBe('r4nd0m');
  meta.remove();
  expect(createEmotionCache().nonce).toBeUndefined();
});

test('several roots share one cache, and the css prop works with our JSX runtime', () => {
  render(
    <>
      <EmotionProvider>
        <Button>One</Button>
      </EmotionProvider>
      <EmotionProvider>
        <Button>Two</Button>
      </EmotionProvider>
    </>,
  );
  const one = screen.getByRole('button', { name: 'One' });
  expect(one.className).toMatch(/^pw-/);
  expect(screen.getByRole('button', { name: 'Two' }).className).toBe(one.className);
});
