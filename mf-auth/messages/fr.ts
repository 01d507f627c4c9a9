import { interests } from '@pairwise/i18n/messages/interests/fr';

import { accountDeleted } from './account-deleted/fr.ts';
import { accountDeletion } from './account-deletion/fr.ts';
import { accountSettings } from './account-settings/fr.ts';
import { activate } from './activate/fr.ts';
import { completeSignup } from './complete-signup/fr.ts';
import { form } from './form/fr.ts';
import { link } from './link/fr.ts';
import { login } from './login/fr.ts';
import { mailChange } from './mail-change/fr.ts';
import { resetPassword } from './reset-password/fr.ts';
import { signup } from './signup/fr.ts';

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
