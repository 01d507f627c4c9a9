import { accountDeleted } from './account-deleted/de.ts';
import { form } from './form/de.ts';
import { leave } from './account-deletion/de.ts';
import { mailChange } from './mail-change/de.ts';
import { resetPassword } from './reset-password/de.ts';
import { settings } from './settings/de.ts';
import { login } from './login/de.ts';
import { activate } from './activate/de.ts';
import { completeSignup } from './complete-signup/de.ts';
import { interests } from '@pairwise/i18n/messages/interests/de';
import { link } from './link/de.ts';
import { signup } from './signup/de.ts';

export default {
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
