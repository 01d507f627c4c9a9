import { interests } from '@pairwise/i18n/messages/interests/nb';

import { accountDeleted } from './account-deleted/nb.ts';
import { accountDeletion } from './account-deletion/nb.ts';
import { accountSettings } from './account-settings/nb.ts';
import { activate } from './activate/nb.ts';
import { completeSignup } from './complete-signup/nb.ts';
import { form } from './form/nb.ts';
import { link } from './link/nb.ts';
import { login } from './login/nb.ts';
import { mailChange } from './mail-change/nb.ts';
import { resetPassword } from './reset-password/nb.ts';
import { signup } from './signup/nb.ts';

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
