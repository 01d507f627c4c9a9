import { interests } from '@pairwise/i18n/messages/interests/da';

import { accountDeleted } from './account-deleted/da.ts';
import { accountDeletion } from './account-deletion/da.ts';
import { accountSettings } from './account-settings/da.ts';
import { activate } from './activate/da.ts';
import { completeSignup } from './complete-signup/da.ts';
import { form } from './form/da.ts';
import { link } from './link/da.ts';
import { login } from './login/da.ts';
import { mailChange } from './mail-change/da.ts';
import { resetPassword } from './reset-password/da.ts';
import { signup } from './signup/da.ts';

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
