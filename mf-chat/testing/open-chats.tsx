import { Route, Routes } from '@pairwise/router';
import { people, renderScreen, type ScreenOptions } from '@pairwise/testing';
import { ToastRegion } from '@pairwise/ui';

import en from '../messages/en.ts';
import ChatsOverviewScreen from '../src/chats-overview/chats-overview.screen.tsx';

const Chats = () => (
  <>
    <Routes>
      {['/chats', '/chats/:id', '/members/:id/chat'].map((path) => (
        <Route key={path} path={path} element={<ChatsOverviewScreen />} />
      ))}
    </Routes>
    <ToastRegion label="Notices" dismissLabel="Close" />
  </>
);

/** Opens the chats at one of their addresses, linked to each other. */
export const openChats = (path: string, options: ScreenOptions = {}) =>
  renderScreen(<Chats />, { path, user: people.free, messages: { 'mf-chat': en }, ...options });
