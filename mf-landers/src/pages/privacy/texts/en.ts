import type { PageText } from '../../page-text.ts';

export default {
  title: 'Privacy',
  lead: 'Which data {site} keeps about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: [
        '{company} is responsible for your data. For every question about privacy, write to [{email}](mail).',
        {
          facts: [
            ['Company', '{company}'],
            ['Address', '{address}, {city}, {country}'],
            ['Trade register (KvK)', '{kvk}'],
            ['Phone', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Which data we keep',
      body: [
        {
          facts: [
            [
              'Account',
              'Email address, first name, date of birth, country, language, a fingerprint of your password (never the password itself), and the campaign through which you came, if there was one.',
            ],
            [
              'Profile',
              'What you choose to say: gender, whom you look for, region and town, looks, relationship, interests, texts and photos.',
            ],
            [
              'Location',
              'If you share it, rounded to about 1 km. Other members see a town or a rough distance, never a point.',
            ],
            [
              'What you do',
              'Likes, passes, matches, blocks, and answers of the match finder. When you were last active, unless you are invisible.',
            ],
            ['Chats', 'Messages, photos and gifts that you send and receive.'],
            [
              'Payments',
              'Orders, amounts, way to pay and state. Card numbers and passwords of your bank stay with the payment provider. For a direct debit we keep account and phone number encrypted, and from which network address you agreed.',
            ],
            ['Reports', 'What you report, what is reported about you with a copy of it, and what was decided.'],
            [
              'Logins',
              'When you logged in and with which browser. You can see the list in your settings and end each login.',
            ],
          ],
        },
        'Before a photo is stored, we remove what the camera added to it, such as the place where it was taken.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may use it',
      body: [
        {
          facts: [
            [
              'To provide the service',
              'Account, profile, chats, payments: the contract with you (GDPR, article 6(1)(b)).',
            ],
            [
              'Details that need special care',
              'Whom you look for says something about your sexual orientation. You state it yourself so that others find you; we use it with your consent (article 9(2)(a)). You withdraw the consent by deleting it from your profile or by deleting your account.',
            ],
            [
              'Safety',
              'Limits, reports, and the review of photos protect members against fraud, spam and violence: our legitimate interest and theirs (article 6(1)(f)), and the law (article 6(1)(c)).',
            ],
            ['Bookkeeping', 'Orders and payments: tax law (article 6(1)(c)).'],
            [
              'Emails and notifications',
              'What the contract needs always reaches you. Everything else you choose in your [settings](settings); advertising only with your consent.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      body: [
        'Other members see your profile, as far as the settings of the site and yours allow. They never see your email address, your date of birth, your surname or your exact place. With [invisible mode](settings) only members you like or talk to see you.',
        'Service providers work for us under contract and only on our instruction: hosting, sending of email and text messages, and payment. You see the payment provider on its own page before you pay. For notifications we use the service of your browser’s maker; it does not learn what you write.',
        'We do not sell data, and we do not give it to advertisers. A link to a partner does not carry who you are.',
        'Authorities get data only when the law obliges us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        {
          facts: [
            ['Account, profile, photos, chats', 'Until you delete them or your account.'],
            [
              'Deleted accounts',
              '14 days, in which you can come back; then profile, photos, likes, and the text of your messages are deleted.',
            ],
            ['Payments', 'As long as tax law demands; after your account is deleted, without your name.'],
            [
              'Mandates for direct debits',
              '14 months, because banks can ask for them; never confirmed ones for a day.',
            ],
            ['Logins', 'Until you log out, or 30 days after you last used them.'],
            [
              'Counters against abuse',
              '2 days. They contain a fingerprint of the network address, not the address itself.',
            ],
            ['Which notifications you got', '30 days.'],
            ['A copy of your data', '7 days, then its link stops working.'],
            [
              'Reports',
              'With the decision, so that both sides can appeal and repeated abuse is found. When your account is deleted, name and address go immediately, and your words and the evidence once the case is decided. Name and address of people without an account go a year after the decision.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'What we measure',
      body: [
        'Our pages report how fast they load and whether an error happened. Such a report contains no name, no address of a page and no number by which you could be identified.',
        'There are no advertising trackers and no analytics from other companies on {site}. What is stored in your browser is listed under [cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'What is decided automatically',
      body: [
        'Search shows who was active lately and fits what you look for. A program limits how much one account can send, refuses contact details in first messages, and refuses pictures that were refused before.',
        'An account can be frozen by itself when it is reported as belonging to a child. A person reviews that, and you can appeal. Nothing else that closes an account happens without a person.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        {
          items: [
            'See your data and take it with you: [ask for a copy](export), a file with all of it and your photos.',
            'Correct it: in your [profile](profile) and your [settings](settings).',
            'Delete it: in your [settings](settings), without giving a reason.',
            'Object to or limit how we use it, and withdraw a consent: write to [{email}](mail).',
            'Complain to the data protection authority of your country, or of ours ({country}).',
          ],
        },
        'We reply within a month. All of this is free.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        'Passwords are stored only as a fingerprint that cannot be turned back. Account numbers and phone numbers for direct debits are encrypted. Photos that others may not see are not sent to their browser, not even blurred. Our logs of errors leave out what members write.',
      ],
    },
  ],
} satisfies PageText;
