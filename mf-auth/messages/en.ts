import { interests } from '@pairwise/i18n/messages/interests/en';

import { accountDeleted } from './account-deleted/en.ts';
import { accountDeletion } from './account-deletion/en.ts';
import { accountSettings } from './account-settings/en.ts';
import { activate } from './activate/en.ts';
import { completeSignup } from './complete-signup/en.ts';
import { form } from './form/en.ts';
import { link } from './link/en.ts';
import { login } from './login/en.ts';
import { mailChange } from './mail-change/en.ts';
import { resetPassword } from './reset-password/en.ts';
import { signup } from './signup/en.ts';

const en = {
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

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-auth': typeof en;
  }
}
