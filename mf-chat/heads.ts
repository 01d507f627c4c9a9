import { type PageHeads, unlistedHeads } from '@pairwise/contracts/page-heads';

import { remote } from './remote.ts';

/** The titles of the pages, which the tab shows while they load. They are the headings that the pages show then. */
export const heads = (): Promise<PageHeads> =>
  unlistedHeads(async (language) => {
    const { chats } = (await remote.messages[language]()).default;
    return { chats: chats.title, 'chats-id': chats.title, 'members-id-chat': chats.title };
  });
