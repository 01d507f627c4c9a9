import { interests } from '@pairwise/i18n/messages/interests/fi';

import { accountDeleted } from './account-deleted/fi.ts';
import { accountDeletion } from './account-deletion/fi.ts';
import { accountSettings } from './account-settings/fi.ts';
import { activate } from './activate/fi.ts';
import { completeSignup } from './complete-signup/fi.ts';
import { form } from './form/fi.ts';
import { link } from './link/fi.ts';
import { login } from './login/fi.ts';
import { mailChange } from './mail-change/fi.ts';
import { resetPassword } from './reset-password/fi.ts';
import { signup } from './signup/fi.ts';

export default {
  accountDeleted,
  accountDeletion,
  accountSettings,
  activate,
  completeSignup,
  form,
  interests,
  link,
  login,
  mailChange,
  resetPassword,
  signup,
};
