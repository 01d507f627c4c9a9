import { payments } from './payments/en.ts';

/** Mails in English; the shape of all other languages. */
const en = {
  frame: {
    greeting: 'Hello {name},',
    greetingStranger: 'Hello,',
    reasonStranger: 'You are getting this email because someone entered this address in a report on {site}.',
    reasonSignup: 'You are getting this email because someone signed up on {site} with this address.',
    reasonNewAddress:
      'You are getting this email because someone entered this address as the new one of an account on {site}.',
    reasonOldAddress: 'You are getting this email because this address belonged to an account on {site} until now.',
    signature: 'Your team at {site}',
    unsubscribe: 'Stop emails like this',
    reason: 'You are getting this email because this address belongs to an account on {site}.',
    buttonFallback: 'If the button does not work, copy this address into your browser:',
  },
  mails: {
    activate: {
      subject: 'Confirm your email address',
      heading: 'One click and you are in',
      lines: ['Please confirm that this address is yours. Then other members can find you and reply to you.'],
      button: 'Confirm my address',
      note: 'The link works for seven days. If you did not sign up on {site}, you can ignore this email.',
    },
    activation_reminder: {
      subject: 'Your account is waiting for you',
      heading: 'Only your email address is missing',
      lines: ['You signed up on {site}, and your address is not confirmed yet. Until it is, nobody can reply to you.'],
      button: 'Confirm my address',
      note: 'The link works for seven days. If you did not sign up on {site}, you can ignore this email.',
    },
    reset_password: {
      subject: 'Choose a new password',
      heading: 'A new password',
      lines: ['You asked for a new password. The link below leads to the page where you choose it.'],
      button: 'Choose a new password',
      note: 'The link works once, for one hour. If you did not ask for it, ignore this email: nothing has changed.',
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'You have a new password',
      lines: [
        'The password of your account was changed just now, and every other device was logged out.',
        'If it was not you, set a new password right away with “Forgot your password?” on the login page.',
      ],
    },
    mail_change: {
      subject: 'Confirm your new email address',
      heading: 'Is this your address?',
      lines: ['Someone asked to use this address for their account on {site}. Confirm it if it was you.'],
      button: 'Use this address',
      note: 'The link works once, for one day. If it was not you, you can ignore this email.',
    },
    mail_change_notice: {
      subject: 'Your email address is about to change',
      heading: 'A new email address',
      lines: [
        'Someone asked to change the email address of your account to {email}. It changes once that address is confirmed.',
        'If it was not you, log in and change your password.',
      ],
    },
    mail_changed: {
      subject: 'Your email address was changed',
      heading: 'Your account has a new address',
      lines: [
        'From now on, you log in with {email}, and our emails go there. This is the last one to this address.',
        'If it was not you, contact our customer service right away.',
      ],
    },
    mails_on: {
      subject: 'Our emails are back on',
      heading: 'You’ll hear from us again',
      lines: ['You have turned our emails on. You choose in your settings which ones you get.'],
      button: 'Open my settings',
    },
    account_deleted: {
      subject: 'Your account will be deleted',
      heading: 'We are sorry to see you go',
      lines: [
        'Your profile is out of sight from now on. On {date} your account and everything in it will be deleted for good.',
        'Until then you can come back and find everything as you left it.',
      ],
      button: 'Bring my account back',
    },
    stay_discount: {
      subject: 'Your {percentage}% off',
      heading: 'Good to have you with us',
      lines: [
        'Your code is {code}. It takes {percentage}% off one purchase of credits, until {date}.',
        'Type it where you choose how to pay.',
      ],
      button: 'Use my code',
    },
    address_known: {
      subject: 'You already have an account',
      heading: 'You are already a member',
      lines: [
        'Someone, probably you, tried to use this address for an account on {site}. It already has one, so nothing has changed.',
        'Log in with your password. If you no longer know it, “Forgot your password?” on that page sends you a link.',
      ],
      button: 'Log in',
      note: 'If it was not you, you can ignore this email: whoever asked was not told that you have an account.',
    },
    like: {
      subject: 'Someone likes you',
      heading: 'You have a new like',
      lines: ['A member of {site} likes your profile. See who it is: if you like them back, it’s a match.'],
      button: 'See who it is',
      note: 'Choose in your settings which emails you get.',
    },
    match: {
      subject: 'You have a match',
      heading: 'You like each other',
      lines: ['Someone you like on {site} likes you too. A first line is all that is missing now.'],
      button: 'See your match',
      note: 'Choose in your settings which emails you get.',
    },
    export_ready: {
      subject: 'Your data is ready',
      heading: 'The copy of your data',
      lines: [
        'You asked for a copy of your data. It is waiting for you under “Your data” in your settings, for seven days.',
      ],
    },
    complaint_received: {
      subject: 'We have received your report',
      heading: 'Thank you for your report',
      lines: [
        'Your report has the number {number}. Someone on our team will look at it and decide. You will get an email with the decision and the reasons.',
      ],
      button: 'Open my report',
      note: 'The button opens your report without a login, so keep this email to yourself.',
    },
    complaint_actioned: {
      subject: 'We have acted on your report',
      heading: 'The decision on your report',
      lines: [
        'We have looked at your report {number} and taken action.',
        'The reasons: {reasons}',
        'If you do not agree, you can ask for a second look within six months.',
      ],
      button: 'Open my report',
    },
    complaint_dismissed: {
      subject: 'Our decision on your report',
      heading: 'The decision on your report',
      lines: [
        'We have looked at your report {number} and found nothing that breaks our rules or the law.',
        'The reasons: {reasons}',
        'If you do not agree, you can ask for a second look within six months.',
      ],
      button: 'Open my report',
    },
    appeal_upheld: {
      subject: 'Our decision after a second look',
      heading: 'After a second look',
      lines: ['We have looked at case {number} once more. The decision stays as it was.', 'The reasons: {reasons}'],
      button: 'Open the case',
    },
    appeal_overturned: {
      subject: 'Our decision after a second look',
      heading: 'After a second look',
      lines: [
        'We have looked at case {number} once more. You were right: the decision is reversed.',
        'The reasons: {reasons}',
      ],
      button: 'Open the case',
    },
    message_removed: {
      subject: 'One of your messages was removed',
      heading: 'A message was removed',
      lines: [
        'One of your messages does not follow our rules. Neither you nor the other member can see it now.',
        'The reasons: {reasons}',
        'If you do not agree, write to our customer service.',
      ],
    },
    reported_message_removed: {
      subject: 'One of your messages was removed',
      heading: 'A message was removed',
      lines: [
        'One of your messages does not follow our rules. Neither you nor the other member can see it now.',
        'The reasons: {reasons}',
        'If you do not agree, you can ask for a second look within six months.',
      ],
      button: 'Open the case',
    },
    ...payments,
    photo_removed: {
      subject: 'One of your photos cannot be shown',
      heading: 'A photo was refused',
      lines: [
        'One of your photos does not follow our rules and is not shown to others.',
        'The reasons: {reasons}',
        'If you do not agree, you can ask for a second look beside the photo in your profile.',
      ],
      button: 'Open my profile',
    },
    photo_restored: {
      subject: 'Your photo can be shown after all',
      heading: 'After a second look',
      lines: [
        'We have looked at your photo once more. You were right: it may be shown. If your profile has no room for it now, you can upload it again later.',
        'The reasons: {reasons}',
      ],
      button: 'Open my profile',
    },
    photo_appeal_upheld: {
      subject: 'Your photo remains refused',
      heading: 'After a second look',
      lines: ['We have looked at your photo once more. It stays refused.', 'The reasons: {reasons}'],
      button: 'Open my profile',
    },
    account_frozen: {
      subject: 'Your account is on hold',
      heading: 'Your account is on hold',
      lines: [
        'Someone reported that you may be underage. Until someone on our team has looked at it, your account cannot be used and nobody can see it.',
        'You do not need to do anything. We will email you as soon as we have decided.',
      ],
      button: 'Open the case',
    },
    account_suspended: {
      subject: 'Your account was suspended',
      heading: 'Your account was suspended',
      lines: [
        'Your account can no longer be used, and nobody can see it.',
        'The reasons: {reasons}',
        'If you do not agree, you can ask for a second look within six months.',
      ],
      button: 'Open the case',
    },
    account_banned: {
      subject: 'Your account was closed',
      heading: 'Your account was closed',
      lines: [
        'Your account was closed for good.',
        'The reasons: {reasons}',
        'If you do not agree, you can ask for a second look within six months.',
      ],
      button: 'Open the case',
    },
    account_restored: {
      subject: 'Your account is open again',
      heading: 'Your account is open again',
      lines: ['You can log in as before, and others see you again.', 'The reasons: {reasons}'],
    },
  },
} as const;

export default en;
