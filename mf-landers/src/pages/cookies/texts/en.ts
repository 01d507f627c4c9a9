import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'What {site} stores in your browser. It is short: no advertising, no trackers, nothing from other companies.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Cookies are small texts that your browser sends back to us. These are all of ours:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Keeps you logged in. Set when you log in, for 30 days after your last visit. No script can read it.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Random values that take your login from one part of the site to another. For at most two minutes.',
            ],
            ['lang', 'The language you chose. Set when you choose one or open a link in that language, for 365 days.'],
            [
              'first-touch',
              'The campaign through which you first came. Set only when the link named one, for 30 days; it is stored with your account when you sign up.',
            ],
            ['entry-skipped', 'When you confirmed that you are of age, so that we do not ask again. For 365 days.'],
            [
              '__Host-Http-mfe.bucket',
              'A random number, so that you keep the same version of a page while we try a new one with some visitors. Set only during such a trial, for 365 days.',
            ],
            ['mfe.experiments', 'That you do not want to take part in trials. Set only when you say so, for 365 days.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Browser storage',
      body: [
        'These entries stay in your browser and are not sent with every request:',
        {
          facts: [
            ['pairwise.entry-skipped', 'When you confirmed that you are of age, so that we do not ask again.'],
            ['pairwise.dismissed.…', 'Which hints you closed and when, so that they stay closed.'],
            [
              'pairwise.had-contact.…',
              'That you have liked or written here, or been liked or written to, so that we offer notifications only then.',
            ],
            [
              'pairwise.draft.…',
              'What you typed in a chat while you left the page, until the device has stored it. It is removed when you log out.',
            ],
            [
              'pairwise-queue.…',
              'What you did while you were offline, until it is sent. It is removed when you log out.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Messages that you have written and not yet sent, and chats that you have deleted, until we have received them.',
            ],
            ['pairwise-swipe-keys', 'Whether the keys of the keyboard work in the swipe game.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Which versions of a page we have withdrawn, and when the page last reloaded because a file was missing, so that it does not reload again and again. Until you close the tab.',
            ],
            ['Drafts', 'Forms that you have begun, such as your signup or your profile, until you close the tab.'],
          ],
        },
        'A service worker keeps the texts of a page for when there is no network. If you turn on notifications, your browser keeps the permission.',
      ],
    },
    {
      id: 'consent',
      title: 'Why there is no banner',
      body: [
        'Most of this is needed for what you ask for: to stay logged in, to keep your language, to see a page that works. The law does not require consent for that.',
        'Two entries are for measurement: first-touch shows which campaign brought you here, and __Host-Http-mfe.bucket with which version of a page more visitors sign up. We use them because we have a legitimate interest in knowing what works (GDPR, article 6(1)(f)). No other company gets them. You can object: to trials with the [button below](cookies#experiments), to the campaign by deleting first-touch in your browser or by [writing to us](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Trials of pages',
      body: [
        'Sometimes we show two versions of a page, to learn which one leads more visitors to sign up. Chance decides which one you see. We count visits and signups by version, language, device, country and kind of site. We store neither your name nor your address with them, and share them with nobody.',
        'You can object at any time. Your random number is then deleted, you see the usual page, and your visits are not counted.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Other companies’ pages',
      body: [
        'When you pay, you are on the page of the payment provider, which has cookies of its own. The same is true of pages of partners, which open only after a notice.',
      ],
    },
    {
      id: 'delete',
      title: 'How to delete it',
      body: [
        'You can delete cookies and storage in the settings of your browser, or forbid them. You are then logged out and have to choose your language again; everything else works. To stay logged in, {site} needs the first cookie.',
        'More about your data: [privacy](privacy).',
      ],
    },
  ],
} satisfies PageText;
