import type { PageText } from '../../page-text.ts';

export default {
  title: 'Customer service',
  lead: 'We are happy to help. You can solve many things faster yourself, so please look here first.',
  sections: [
    {
      id: 'yourself',
      title: 'Quick help',
      body: [
        {
          items: [
            '[Frequently asked questions](faq), with a search',
            '[Set a new password](reset)',
            '[Your payments and their status](transactions)',
            '[Withdraw from an order](withdrawal)',
            '[Report something, or complain](complaints)',
            '[Change notifications, or delete your account](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Write or call',
      body: [
        {
          facts: [
            ['Email', '[{email}](mail)'],
            ['Phone', '[{phone}](phone)'],
            ['Letter', '{company}, {address}, {city}, {country}'],
          ],
        },
        'You can write to us in English, German or Dutch. A person reads every message.',
      ],
    },
    {
      id: 'helps-us',
      title: 'What helps us help you',
      body: [
        {
          items: [
            'Write from the email address of your account.',
            'About a payment: the order number, and the day.',
            'About an error: what you did, what you saw, and on which device.',
            'About a member: the address of the profile. The fastest way is “Report” on the profile itself.',
          ],
        },
        'Never send us your password or card number. We never ask for them, not even on the phone.',
      ],
    },
    {
      id: 'danger',
      title: 'In danger',
      body: [
        'If you are in danger right now, call the emergency number: 112 in Europe, 911 in the United States. Then [report the member](complaints), so that we can protect others.',
      ],
    },
    {
      id: 'company',
      title: 'The company',
      body: [
        {
          facts: [
            ['Company', '{company}'],
            ['Trade register (KvK)', '{kvk}'],
            ['VAT number', '{vat_numbers}'],
            ['Trade names', '{tradenames}'],
          ],
        },
        'This is also our contact for authorities and for users under the Digital Services Act.',
      ],
    },
  ],
} satisfies PageText;
