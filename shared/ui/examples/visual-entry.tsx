import { createRoot } from 'react-dom/client';

import { EmotionProvider } from '../emotion-provider.tsx';
import { Examples, type ExampleTheme } from './examples.tsx';
import { portraits } from './portraits.ts';

const root = document.querySelector('#root');
/** `?theme=dark` shows one theme over the whole width, as on a real page. */
const wanted = new URLSearchParams(location.search).get('theme');
const themes: readonly ExampleTheme[] = wanted === 'light' || wanted === 'dark' ? [wanted] : ['light', 'dark'];

if (root) {
  createRoot(root).render(
    <EmotionProvider>
      <Examples portraits={portraits} themes={themes} />
    </EmotionProvider>,
  );
}
