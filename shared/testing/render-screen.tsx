import { queryClient, QueryClientProvider, queue } from '@pairwise/api-client';
import { bus, createBusWriter } from '@pairwise/bus';
import type { Language, Settings, User } from '@pairwise/contracts';
import { addMessages, initI18n } from '@pairwise/i18n';
import errorTexts from '@pairwise/i18n/messages/en';
import { BrowserRouter, Route, Routes } from '@pairwise/router';
import { EmotionProvider } from '@pairwise/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

import { demoSettings } from './demo-settings.ts';

/** The bus writer, which the shell holds outside of tests. Write inside `act`. */
export const busWriter = createBusWriter();

// Like the shell.
bus.user$.subscribe((user) => queue.setOwner(user?.id ?? null));

export interface ScreenOptions {
  /** The address at which the screen is opened. */
  path?: string;
  /** The route pattern, for screens that read parameters: `/members/:id`. */
  route?: string;
  language?: Language;
  /** Texts by namespace, in that language: `{ 'mf-chat': en }`. The error catalogue is always added, in English. */
  messages?: Record<string, object>;
  /** The logged-in user; null for a visitor. */
  user?: User | null;
  settings?: Settings;
}

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a screen as the shell does: at its address, with texts, user, settings and all providers. */
export const renderScreen = (
  element: ReactElement,
  {
    path = '/',
    route = '*',
    language = 'en',
    messages = {},
    user = null,
    settings = demoSettings(),
  }: ScreenOptions = {},
): RenderResult => {
  history.replaceState(null, '', path);
  initI18n({ language });
  for (const [namespace, texts] of Object.entries({ errors: errorTexts, ...messages })) {
    addMessages(language, namespace, texts);
  }
  busWriter.language(language);
  busWriter.settings(settings);
  busWriter.user(user);
  busWriter.unread(user?.unread_messages ?? 0);
  busWriter.likes(user?.new_likes ?? 0);
  return render(
    <EmotionProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes>
            <Route path={route} element={element} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </EmotionProvider>,
  );
};
