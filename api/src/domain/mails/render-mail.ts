import { isolate, type Language, pageLocale } from '@pairwise/contracts';

import { escapeHtml } from '../escape-html.ts';
import { mailMessages, type MailTemplate, type MailText, reasonOfMail } from './mail-templates.ts';

export interface MailValues {
  /** The receiver's name; undefined for a receiver without an account. */
  name?: string | undefined;
  /** The name of the site. */
  site: string;
  /** The absolute URL of the button, for templates that have one. */
  link?: string;
  /** For notifications, which members can switch off. Mails about the account itself have none. */
  unsubscribeLink?: string | undefined;
  [parameter: string]: string | undefined;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** @throws when a parameter of the text has no value, so that no mail goes out with an empty placeholder */
const fill = (text: string, values: MailValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the mail has no value for {${name}}`);
    return isolate(value);
  });

/**
 * The product's colours, which keep their contrast in mail programs with an automatic dark mode. Words may break
 * anywhere, because a long URL has no space to break at.
 */
const style = {
  body: 'margin:0;padding:24px 12px;background:#f6f0fa;font-family:"Open Sans",Arial,sans-serif;color:#241033',
  card:
    'box-sizing:border-box;max-width:560px;margin:0 auto;background:#ffffff;border-radius:24px 24px 24px 6px;' +
    'padding:28px 24px;overflow-wrap:anywhere;word-break:break-word',
  logo: 'font-size:20px;line-height:26px;font-weight:800;letter-spacing:-0.5px;margin:0 0 24px',
  heading: 'font-size:24px;line-height:1.25;margin:0 0 16px',
  line: 'font-size:16px;line-height:1.5;margin:0 0 16px',
  action: 'margin:24px 0',
  button:
    'display:inline-block;background:#f5821f;color:#241033;text-decoration:none;font-weight:700;font-size:16px;' +
    'line-height:1.25;padding:16px 28px;border-radius:14px 14px 14px 3px',
  small: 'font-size:13px;line-height:1.5;color:#5f4d70;margin:0 0 16px',
  foot: 'font-size:13px;line-height:1.5;color:#5f4d70;margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e6dcee',
  link: 'color:#6a2fb3',
};

const bubble = 'display:inline-block;width:20px;height:20px;vertical-align:middle;';
/** The logo, drawn with HTML: remote images reveal who opens a mail, and most mail programs block them. */
const mark =
  `<span style="${bubble}background:#f5821f;border-radius:10px 10px 10px 3px"></span>` +
  `<span style="${bubble}background:#7438bd;border-radius:10px 10px 3px 10px;margin:0 9px 0 -6px"></span>`;

/** Renders a mail in one language, as HTML and as text with the same content. Values are escaped in the HTML. */
export const renderMail = (
  template: MailTemplate,
  language: Language,
  values: MailValues,
  country?: string,
): RenderedMail => {
  const messages = mailMessages[language];
  const { frame } = messages;
  const mail: MailText = messages.mails[template];
  const filled = (text: string): string => fill(text, values);
  const link = mail.button === undefined ? undefined : values.link;
  if (mail.button !== undefined && link === undefined) throw new Error(`the mail ${template} has no link`);

  const greeting = values.name === undefined ? frame.greetingStranger : frame.greeting;
  const reason = values.name === undefined ? frame.reasonStranger : frame[reasonOfMail[template] ?? 'reason'];
  const { unsubscribeLink } = values;

  const text = [
    filled(greeting),
    ...mail.lines.map(filled),
    ...(mail.button !== undefined && link !== undefined ? [`${filled(mail.button)}:\n${link}`] : []),
    ...(mail.note === undefined ? [] : [filled(mail.note)]),
    filled(frame.signature),
    `--\n${filled(reason)}${unsubscribeLink === undefined ? '' : `\n${filled(frame.unsubscribe)}: ${unsubscribeLink}`}`,
  ].join('\n\n');

  const html = (source: string): string => escapeHtml(filled(source));
  const paragraph = (content: string, css = style.line): string => `<p style="${escapeHtml(css)}">${content}</p>`;
  const action =
    mail.button !== undefined && link !== undefined
      ? [
          paragraph(
            `<a href="${escapeHtml(link)}" style="${escapeHtml(style.button)}">${html(mail.button)}</a>`,
            style.action,
          ),
          paragraph(`${html(frame.buttonFallback)}<br>${escapeHtml(link)}`, style.small),
        ]
      : [];
  const card = [
    `<p style="${style.logo}">${mark}${html('{site}')}</p>`,
    `<h1 style="${style.heading}">${html(mail.heading)}</h1>`,
    paragraph(html(greeting)),
    ...mail.lines.map((line) => paragraph(html(line))),
    ...action,
    ...(mail.note === undefined ? [] : [paragraph(html(mail.note), style.small)]),
    paragraph(html(frame.signature)),
    paragraph(
      unsubscribeLink === undefined
        ? html(reason)
        : `${html(reason)} <a href="${escapeHtml(unsubscribeLink)}" style="${style.link}">${html(frame.unsubscribe)}</a>`,
      style.foot,
    ),
  ].join('\n');
  return {
    subject: filled(mail.subject),
    text,
    html: `<!doctype html><html lang="${pageLocale(language, country)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="${escapeHtml(style.body)}"><div style="${style.card}">\n${card}\n</div></body></html>`,
  };
};
