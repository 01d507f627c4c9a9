import { createRoot } from 'react-dom/client';

import { EmotionProvider } from '../emotion-provider.tsx';
import { Examples } from './examples.tsx';

const root = document.querySelector('#root');
const portraits = new URLSearchParams(location.search).getAll('portrait');

if (root) {
  createRoot(root).render(
    <EmotionProvider>
      <Examples portraits={portraits} />
    </EmotionProvider>,
  );
}
