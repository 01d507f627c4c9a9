import { interests } from '@pairwise/i18n/messages/interests/de';

import { accountDeleted } from './account-deleted/de.ts';
import { accountDeletion } from './account-deletion/de.ts';
import { accountSettings } from './account-settings/de.ts';
import { activate } from './activate/de.ts';
import { completeSignup } from './complete-signup/de.ts';
import { form } from './form/de.ts';
import { link } from './link/de.ts';
import { login } from './login/de.ts';
import { mailChange } from './mail-change/de.ts';
import { resetPassword } from './reset-password/de.ts';
import { signup } from './signup/de.ts';

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
