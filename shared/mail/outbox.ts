import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { MailPort } from './mail-port.ts';

/** A mail in the outbox, or a text message, whose `subject` is empty. */
export interface OutboxItem {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  links: string[];
  sent_at: string;
}

export interface Outbox extends MailPort {
  /** Lists the items, newest first; only those to one address when it is given. */
  list: (to?: string) => Promise<OutboxItem[]>;
}

const links = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** Opens an outbox that stores mails as files in a folder instead of sending them; for the demo and for tests. */
export const openOutbox = (folder: string): Outbox => {
  let latest = 0;
  /** Returns the current time, but never the same time twice, so that mails of one millisecond keep their order. */
  const nextTime = (): string => {
    latest = Math.max(Date.now(), latest + 1);
    return new Date(latest).toISOString();
  };
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A mail that is sent again, after a crash, is there once.
      if ((await readdir(folder)).some((name) => name.endsWith(`Z-${mail.id}.json`))) return;
      const sentAt = nextTime();
      const item: OutboxItem = { ...mail, links: links(mail.text), sent_at: sentAt };
      const file = join(folder, `${sentAt.replaceAll(/[:.]/g, '-')}-${item.id}.json`);
      // A temporary file is renamed when it is complete, so that a reader never finds half a mail.
      await writeFile(`${file}.tmp`, JSON.stringify(item), { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    list: async (to) => {
      const names = await readdir(folder).catch(() => []);
      const wanted = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed();
      const items = await Promise.all(
        wanted.map(async (name): Promise<OutboxItem> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
      );
      return items.filter((item) => to === undefined || item.to.toLowerCase() === to.toLowerCase());
    },
  };
};
