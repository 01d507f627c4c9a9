import { interests } from '@pairwise/i18n/messages/interests/it';

import { accountDeleted } from './account-deleted/it.ts';
import { accountDeletion } from './account-deletion/it.ts';
import { accountSettings } from './account-settings/it.ts';
import { activate } from './activate/it.ts';
import { completeSignup } from './complete-signup/it.ts';
import { form } from './form/it.ts';
import { link } from './link/it.ts';
import { login } from './login/it.ts';
import { mailChange } from './mail-change/it.ts';
import { resetPassword } from './reset-password/it.ts';
import { signup } from './signup/it.ts';

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
