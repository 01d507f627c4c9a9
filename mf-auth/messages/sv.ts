import { interests } from '@pairwise/i18n/messages/interests/sv';

import { accountDeleted } from './account-deleted/sv.ts';
import { accountDeletion } from './account-deletion/sv.ts';
import { accountSettings } from './account-settings/sv.ts';
import { activate } from './activate/sv.ts';
import { completeSignup } from './complete-signup/sv.ts';
import { form } from './form/sv.ts';
import { link } from './link/sv.ts';
import { login } from './login/sv.ts';
import { mailChange } from './mail-change/sv.ts';
import { resetPassword } from './reset-password/sv.ts';
import { signup } from './signup/sv.ts';

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
