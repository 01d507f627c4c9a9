import type { Language } from '@pairwise/contracts';

import { mailMessages, type MailTemplate, type MailText } from './mail-templates.ts';

export interface MailValues {
  /** Who it is for; unknown of who has no account. */
  name?: string | undefined;
  /** What the site is called. */
  site: string;
  /** The whole address of the button, for templates that have one. */
  link?: string;
  /** Only who has an account can do without mails. */
  unsubscribeLink?: string | undefined;
  [parameter: string]: string | undefined;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** @throws when a text names a parameter that has no value: a mail with a hole is never sent */
const fill = (text: string, values: MailValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the mail has no value for {${name}}`);
    return value;
  });

/** Colours that keep their contrast in mail programs that turn pages dark by themselves. */
const style = {
  body: 'margin:0;padding:24px;background:#f6f2f7;font-family:"Open Sans",Arial,sans-serif;color:#231a2b',
  card: 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;padding:32px',
  heading: 'font-size:24px;line-height:1.25;margin:0 0 16px',
  line: 'font-size:16px;line-height:1.5;margin:0 0 16px',
  button:
    'display:inline-block;background:#5d2a7d;color:#ffffff;text-decoration:none;font-weight:600;font-size:16px;' +
    'padding:14px 24px;border-radius:999px',
  small: 'font-size:13px;line-height:1.5;color:#5c5166;margin:16px 0 0',
};

/** A mail in one language, as HTML and as text. Both say the same; what came from people is escaped in HTML. */
export const renderMail = (template: MailTemplate, language: Language, values: MailValues): RenderedMail => {
  const messages = mailMessages[language];
  const { frame } = messages;
  const mail: MailText = messages.mails[template];
  const say = (text: string): string => fill(text, values);
  const link = mail.button === undefined ? undefined : values.link;
  if (mail.button !== undefined && link === undefined) throw new Error(`the mail ${template} has no link`);

  const greeting = values.name === undefined ? frame.greetingStranger : frame.greeting;
  const reason = values.unsubscribeLink === undefined ? frame.reasonStranger : frame.reason;
  const { unsubscribeLink } = values;

  const text = [
    say(greeting),
    ...mail.lines.map(say),
    ...(mail.button !== undefined && link !== undefined ? [`${say(mail.button)}:\n${link}`] : []),
    ...(mail.note === undefined ? [] : [say(mail.note)]),
    say(frame.signature),
    `--\n${say(reason)}${unsubscribeLink === undefined ? '' : `\n${say(frame.unsubscribe)}: ${unsubscribeLink}`}`,
  ].join('\n\n');

  const html = (source: string): string => escapeHtml(say(source));
  const paragraph = (content: string, css = style.line): string => `<p style="${escapeHtml(css)}">${content}</p>`;
  const action =
    mail.button !== undefined && link !== undefined
      ? [
          paragraph(`<a href="${escapeHtml(link)}" style="${escapeHtml(style.button)}">${html(mail.button)}</a>`),
          paragraph(`${html(frame.buttonFallback)}<br>${escapeHtml(link)}`, style.small),
        ]
      : [];
  const card = [
    `<h1 style="${style.heading}">${html(mail.heading)}</h1>`,
    paragraph(html(greeting)),
    ...mail.lines.map((line) => paragraph(html(line))),
    ...action,
    ...(mail.note === undefined ? [] : [paragraph(html(mail.note), style.small)]),
    paragraph(html(frame.signature)),
    paragraph(
      unsubscribeLink === undefined
        ? html(reason)
        : `${html(reason)} <a href="${escapeHtml(unsubscribeLink)}">${html(frame.unsubscribe)}</a>`,
      style.small,
    ),
  ].join('\n');
  return {
    subject: say(mail.subject),
    text,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="${escapeHtml(style.body)}"><div style="${style.card}">\n${card}\n</div></body></html>`,
  };
};
