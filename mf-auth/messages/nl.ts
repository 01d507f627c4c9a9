import { accountDeleted } from './account-deleted/nl.ts';
import { form } from './form/nl.ts';
import { leave } from './account-deletion/nl.ts';
import { mailChange } from './mail-change/nl.ts';
import { resetPassword } from './reset-password/nl.ts';
import { settings } from './settings/nl.ts';
import { login } from './login/nl.ts';
import { activate } from './activate/nl.ts';
import { completeSignup } from './complete-signup/nl.ts';
import { interests } from '@pairwise/i18n/messages/interests/nl';
import { link } from './link/nl.ts';
import { signup } from './signup/nl.ts';

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
