import { accountDeleted } from './account-deleted/en.ts';
import { form } from './form/en.ts';
import { leave } from './account-deletion/en.ts';
import { mailChange } from './mail-change/en.ts';
import { resetPassword } from './reset-password/en.ts';
import { settings } from './settings/en.ts';
import { login } from './login/en.ts';
import { activate } from './activate/en.ts';
import { completeSignup } from './complete-signup/en.ts';
import { interests } from '@pairwise/i18n/messages/interests/en';
import { link } from './link/en.ts';
import { signup } from './signup/en.ts';

const en = {
  accountDeleted,
  activate,
  completeSignup,
  form,
  interests,
  leave,
  link,
  login,
  mailChange,
  resetPassword,
  settings,
  signup,
};

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-auth': typeof en;
  }
}
