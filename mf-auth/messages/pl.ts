import { interests } from '@pairwise/i18n/messages/interests/pl';

import { accountDeleted } from './account-deleted/pl.ts';
import { accountDeletion } from './account-deletion/pl.ts';
import { accountSettings } from './account-settings/pl.ts';
import { activate } from './activate/pl.ts';
import { completeSignup } from './complete-signup/pl.ts';
import { form } from './form/pl.ts';
import { link } from './link/pl.ts';
import { login } from './login/pl.ts';
import { mailChange } from './mail-change/pl.ts';
import { resetPassword } from './reset-password/pl.ts';
import { signup } from './signup/pl.ts';

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
