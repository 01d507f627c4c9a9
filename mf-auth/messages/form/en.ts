/** What the forms of an account have in common. */
export const form = {
  email: 'Email',
  emailMissing: 'Enter your email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters. A short sentence is easy to remember.',
  newPasswordMissing: 'Enter a new password.',
  repeatPassword: 'New password once more',
  repeatMissing: 'Enter the new password once more.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  offline: 'You are offline. You can go on as soon as you are back.',
  toLogin: 'Back to login',
  home: '{name}, home page',
  retry: 'Try again',
  close: 'Close',
};
