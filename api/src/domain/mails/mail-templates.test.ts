import { languages } from '@pairwise/contracts';

import {
  linkOfMail,
  mailMessages,
  mailsOfCases,
  type MailTemplate,
  type MailText,
  pageOfMail,
} from './mail-templates.ts';
import { type MailValues, renderMail } from './render-mail.ts';

const templates = Object.keys(mailMessages.en.mails) as MailTemplate[];
const mailLanguages = Object.keys(mailMessages) as (keyof typeof mailMessages)[];
const link = 'https://pairwise.example/secret-of-the-link';
const unsubscribeLink = 'https://pairwise.example/secret-of-the-end';
const values: MailValues = {
  name: 'Zoë & <b>Milan</b>',
  site: 'Pairwise',
  link,
  unsubscribeLink,
};

/** A value for each parameter of a mail, the common ones included. */
const valuesOf = (template: MailTemplate): MailValues => ({
  ...Object.fromEntries(
    parametersOf(mailMessages.en.mails[template]).map((name) => [name.slice(1, -1), `some ${name.length}`]),
  ),
  ...values,
});

const textOf = (language: keyof typeof mailMessages, template: MailTemplate): MailText =>
  mailMessages[language].mails[template];
const parametersOf = (mail: unknown): string[] => [...new Set(JSON.stringify(mail).match(/\{\w+\}/g) ?? [])].toSorted();

test('LANG-01 every language of the product has every mail', () => {
  expect(mailLanguages.toSorted()).toEqual([...languages].filter((one) => one in mailMessages).toSorted());
  expect(mailLanguages).toEqual(expect.arrayContaining(['en', 'de', 'nl']));
});

describe.each(templates)('%s', (template) => {
  test.each(mailLanguages)('in %s has the parts and the parameters of the English one', (language) => {
    const [one, english] = [textOf(language, template), textOf('en', template)];
    expect(Object.keys(one).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(one.lines).toHaveLength(english.lines.length);
    expect(parametersOf(one)).toEqual(parametersOf(english));
    expect(parametersOf(mailMessages[language].frame)).toEqual(parametersOf(mailMessages.en.frame));
    expect(one.subject === english.subject).toBe(language === 'en');
  });

  test.each(mailLanguages)(
    'in %s has the same content as text and as HTML, no empty placeholder, and escaped values',
    (language) => {
      const { subject, text, html } = renderMail(template, language, valuesOf(template));
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b|\[object/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toContain('<b>Milan');
      expect(text).toContain('<b>Milan');
      expect(text).toContain(unsubscribeLink);
      expect(html).toContain(unsubscribeLink);
      const hasButton = textOf(language, template).button !== undefined;
      expect([text.includes(link), html.includes(link)]).toEqual([hasButton, hasButton]);
      expect(subject.length).toBeLessThan(78);
    },
  );

  test('has a button when it has a link or a page', () => {
    const hasTarget = [linkOfMail[template], pageOfMail[template]].some(Boolean) || mailsOfCases.includes(template);
    expect(hasTarget && textOf('en', template).button === undefined).toBe(false);
  });
});

test.each(mailLanguages)('BILL-05 in %s a direct debit is announced with what SEPA requires', (language) => {
  const facts = { amount: '29,99 €', date: '30.11.2026', order: '4711', credits: '30', last4: '3000' };
  const ids = { reference: 'PW0123', creditor: 'NL00ZZZ000000000000' };
  const { text } = renderMail('direct_debit_notice', language, {
    ...valuesOf('direct_debit_notice'),
    ...facts,
    ...ids,
  });
  const { credits: _credits, ...required } = { ...facts, ...ids };
  for (const part of Object.values(required)) expect(text).toContain(part);
});

test('refuses to render a mail when a parameter has no value', () => {
  expect(() => renderMail('account_deleted', 'en', values)).toThrow('{date}');
  const { link: _link, ...without } = values;
  expect(() => renderMail('activate', 'en', without)).toThrow('no link');
});
