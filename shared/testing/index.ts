// The types of `toBeVisible` and the other matchers for all tests; browser-setup.ts installs them.
import '@testing-library/jest-dom';

export {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
export { userEvent } from './user-event.ts';
export { respondToCalls, type CallResponses } from './respond-to-calls.ts';
export { demoSettings } from './demo-settings.ts';
export { InMemoryChannel, installInMemoryChannels } from './in-memory-channel.ts';
export { image, marta } from './member-cards.ts';
export { addPointerEventsToJsdom } from './pointer-events.ts';
export { people, person } from './people.ts';
export { callRealApi, realApi } from './real-api.ts';
export { busWriter, renderScreen, type ScreenOptions } from './render-screen.tsx';
