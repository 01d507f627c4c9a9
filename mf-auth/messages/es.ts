import { interests } from '@pairwise/i18n/messages/interests/es';

import { accountDeleted } from './account-deleted/es.ts';
import { accountDeletion } from './account-deletion/es.ts';
import { accountSettings } from './account-settings/es.ts';
import { activate } from './activate/es.ts';
import { completeSignup } from './complete-signup/es.ts';
import { form } from './form/es.ts';
import { link } from './link/es.ts';
import { login } from './login/es.ts';
import { mailChange } from './mail-change/es.ts';
import { resetPassword } from './reset-password/es.ts';
import { signup } from './signup/es.ts';

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
