/**
 * What jsdom lacks of a browser: IndexedDB and BroadcastChannel. Import it before the modules under test. Each test starts
 * with an empty device.
 */
import 'fake-indexeddb/auto';

import { installInMemoryChannels } from '@pairwise/testing';
import { deleteDB } from 'idb';

installInMemoryChannels();

afterEach(() => deleteDB('pairwise-chat'));
