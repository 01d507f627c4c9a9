import type { ValueNames } from '@pairwise/contracts';

import type { CaseOfMail, MailTemplate } from './mail-templates.ts';
import type en from './messages/en.ts';

type TextsOf<Mail> = {
  [Part in keyof Mail]: Mail[Part] extends readonly string[] ? Mail[Part][number] : Mail[Part];
}[keyof Mail];

/** The values that the texts of a mail name, beside those that every mail has. */
type NamesOf<Template extends MailTemplate> = Exclude<
  ValueNames<{ [Name in Template]: TextsOf<(typeof en.mails)[Name]> }[Template]>,
  'name' | 'site'
>;

/** Values of one type by their names, below `part`; nothing when there are no names. */
type Named<Part extends string, Names extends string, Value> = [Names] extends [never]
  ? unknown
  : Record<Part, Record<Names, Value>>;

/** Mails whose texts need no values of their own. */
export type PlainMail = { [Name in MailTemplate]: [NamesOf<Name>] extends [never] ? Name : never }[MailTemplate];

/**
 * The values of a mail's texts beside name, site and link: all that its English texts name. `date` and `moment`, which has the time
 * to the second, are formatted when the mail is sent, in the language and for the country that the member has then. `linkData`
 * goes into the link; `openCase` makes the button open a complaint for one of its two sides.
 */
type MailData<Template extends MailTemplate> = { linkData?: Record<string, string>; openCase?: CaseOfMail } & Named<
  'values',
  Exclude<NamesOf<Template>, 'date' | 'moment'>,
  string
> &
  Named<'dates', Extract<NamesOf<Template>, 'date'>, Date> &
  Named<'moments', Extract<NamesOf<Template>, 'moment'>, Date>;

/** A template and the values that its texts name. One of several templates needs the values of all of them. */
export type MailContent<Template extends MailTemplate> = { template: Template } & ([Template] extends [PlainMail]
  ? { data?: MailData<Template> }
  : { data: MailData<Template> });
