/** Mails in English; the shape of all other languages. */
const en = {
  frame: {
    greeting: 'Hello {name},',
    signature: 'Your team at {site}',
    unsubscribe: 'No more mails like this',
    reason: 'You get this mail because this address belongs to an account on {site}.',
    buttonFallback: 'If the button does not work, copy this address into your browser:',
  },
  mails: {
    activate: {
      subject: 'Confirm your email address',
      heading: 'One click and you are in',
      lines: ['Please confirm that this address is yours. Then other members can find you and answer you.'],
      button: 'Confirm my address',
      note: 'The link works for seven days. If you did not sign up on {site}, you can forget this mail.',
    },
    activation_reminder: {
      subject: 'Your account is waiting for you',
      heading: 'Only your email address is missing',
      lines: ['You signed up on {site}, and your address is not confirmed yet. Until it is, nobody can answer you.'],
      button: 'Confirm my address',
      note: 'The link works for seven days. If you did not sign up on {site}, you can forget this mail.',
    },
    reset_password: {
      subject: 'Choose a new password',
      heading: 'A new password',
      lines: ['You asked for a new password. The link below leads to the page where you choose it.'],
      button: 'Choose a new password',
      note: 'The link works for one hour, once. If it was not you who asked, leave this mail: nothing has changed.',
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Your password is new',
      lines: [
        'The password of your account was changed just now, and every other device was logged out.',
        'If it was not you, set a new password at once with "Forgot your password?" on the login page.',
      ],
    },
    mail_change: {
      subject: 'Confirm your new email address',
      heading: 'Is this your address?',
      lines: ['Somebody asked to use this address for their account on {site}. Confirm it if it was you.'],
      button: 'Use this address',
      note: 'The link works for one day, once. If it was not you, you can forget this mail.',
    },
    mail_change_notice: {
      subject: 'Your email address is about to change',
      heading: 'A new email address',
      lines: [
        'Somebody asked to change the email address of your account to {email}. It changes once that address is confirmed.',
        'If it was not you, log in and change your password.',
      ],
    },
    account_deleted: {
      subject: 'Your account will be deleted',
      heading: 'We are sorry to see you go',
      lines: [
        'Your profile is out of sight from now on. On {date} your account and everything in it will be deleted for good.',
        'Until then you can come back, and find all as you left it.',
      ],
      button: 'Take me back',
    },
    export_ready: {
      subject: 'Your data is ready',
      heading: 'The copy of your data',
      lines: ['You asked for a copy of your data. It lies ready under "Your data" in your settings, for seven days.'],
    },
  },
};

export default en;
