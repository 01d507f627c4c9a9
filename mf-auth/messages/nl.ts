import { interests } from '@pairwise/i18n/messages/interests/nl';

import { accountDeleted } from './account-deleted/nl.ts';
import { accountDeletion } from './account-deletion/nl.ts';
import { accountSettings } from './account-settings/nl.ts';
import { activate } from './activate/nl.ts';
import { completeSignup } from './complete-signup/nl.ts';
import { form } from './form/nl.ts';
import { link } from './link/nl.ts';
import { login } from './login/nl.ts';
import { mailChange } from './mail-change/nl.ts';
import { resetPassword } from './reset-password/nl.ts';
import { signup } from './signup/nl.ts';

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
