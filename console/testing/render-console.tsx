import { initI18n } from '@pairwise/i18n';
import type { Language } from '@pairwise/contracts';
import { render } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { App } from '../src/app.tsx';
import { addAllMessages } from '../src/language/load-messages.ts';

/** Renders the whole console at an address, as `main.tsx` does. */
export const renderConsole = (path = '/', language: Language = 'en'): void => {
  addModalsToJsdom();
  // jsdom has no page that could be scrolled.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState(null, '', path);
  addAllMessages();
  initI18n({ language });
  render(<App />);
};
