/**
 * What jsdom lacks of a browser: IndexedDB, BroadcastChannel, modal dialogs and scrolling. Import it before the modules
 * under test. Each test starts with an empty device.
 */
import 'fake-indexeddb/auto';

import { installInMemoryChannels } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';
import { deleteDB } from 'idb';

installInMemoryChannels();
if ('HTMLDialogElement' in globalThis) {
  addModalsToJsdom();
  Element.prototype.scrollIntoView = () => undefined;
}

afterEach(async () => {
  await deleteDB('pairwise-chat');
  await deleteDB('pairwise-chat-deletions');
});
