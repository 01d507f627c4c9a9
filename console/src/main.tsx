import { initI18n } from '@pairwise/i18n';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { addAllMessages, preferredLanguage } from './language/load-messages.ts';

addAllMessages();
initI18n({ language: preferredLanguage() });

const place = document.querySelector('#console');
if (!place) throw new Error('index.html has no element with the id "console"');
createRoot(place).render(<App />);
