import path from 'node:path';

import { type MailPort, openOutbox, openSmtp } from '@pairwise/mail';
import * as z from 'zod/mini';

import { TargetRefused } from './target-refused.ts';

/** How notifications are mailed, and to whom. */
export interface MailChannel {
  port: MailPort;
  /** The domains of addresses that may be notified; undefined for every one. */
  domains?: readonly string[];
}

export interface MailSettings {
  dataDir: string;
  demo: boolean;
  smtpUrl?: string;
  publicUrl?: string;
  /** NOTIFY_MAIL_DOMAINS. */
  notifyMailDomains?: string[];
}

/**
 * Opens the mail of notifications. Without a mail server, the demo stores mails in the outbox of the api; otherwise there are
 * none. A mail server is used for the named domains only: a team must not send mails in the name of the product to anyone.
 */
export const openMailChannel = (settings: MailSettings): MailChannel | undefined => {
  const { dataDir, demo, smtpUrl, publicUrl, notifyMailDomains: domains } = settings;
  if (smtpUrl !== undefined) {
    const { hostname } = new URL(publicUrl ?? 'http://localhost');
    return { port: openSmtp(smtpUrl, `Pairwise <noreply@${hostname}>`, hostname), domains: domains ?? [] };
  }
  return demo ? { port: openOutbox(path.join(dataDir, 'outbox')), ...(domains && { domains }) } : undefined;
};

const MAX_LENGTH = 254;
const address = z.email();

/** Checks a mail address. @throws {TargetRefused} */
export const requireMailAddress = (text: string, channel: MailChannel | undefined): string => {
  if (!channel) throw new TargetRefused('This platform has no mail server (SMTP_URL)');
  if (text.length > MAX_LENGTH || !address.safeParse(text).success) {
    throw new TargetRefused('This is not a mail address such as team@dates.example');
  }
  const domain = text.split('@').at(-1)?.toLowerCase() ?? '';
  if (channel.domains?.includes(domain) === false) {
    throw new TargetRefused(
      `Notifications are not mailed to ${domain}. The operator can allow it by NOTIFY_MAIL_DOMAINS`,
    );
  }
  return text;
};

const domainPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * Parses NOTIFY_MAIL_DOMAINS: `dates.example,agency.example`.
 * @throws when an entry is no domain
 */
export const parseMailDomains = (text: string): string[] => {
  const domains = text.split(',').map((entry) => entry.trim().toLowerCase());
  const wrong = domains.find((domain) => !domainPattern.test(domain));
  if (wrong === undefined) return domains;
  throw new Error(`${wrong} is not a domain such as dates.example`);
};
