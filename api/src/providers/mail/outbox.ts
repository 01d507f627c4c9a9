import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { MailPort } from './mail-port.ts';

/** What lies in the outbox: a mail, or a text message where `subject` is empty. */
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
  /** Newest first; only those to an address when one is given. */
  list: (to?: string) => Promise<OutboxItem[]>;
}

const links = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** Keeps mails as files in a folder instead of sending them: the adapter of the demo and of tests. */
export const openOutbox = (folder: string): Outbox => {
  let latest = 0;
  /** Of two mails of one millisecond the second is the later one, too. */
  const moment = (): string => {
    latest = Math.max(Date.now(), latest + 1);
    return new Date(latest).toISOString();
  };
  return {
    send: async (mail) => {
      const sentAt = moment();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const item: OutboxItem = { id: randomUUID(), ...mail, links: links(mail.text), sent_at: sentAt };
      const file = join(folder, `${sentAt.replaceAll(/[:.]/g, '-')}-${item.id}.json`);
      // Written aside and renamed, so that a reader never finds half a mail.
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
