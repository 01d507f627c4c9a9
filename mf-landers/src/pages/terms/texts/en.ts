import type { PageText } from '../../page-text.ts';

export default {
  title: 'Terms of use',
  lead: 'The rules between you and {company} when you use {site}. Version of {version}.',
  description:
    'The rules between you and us when you use {site}: what you may expect, what you pay, and what we expect of you.',
  sections: [
    {
      id: 'company',
      title: 'Who we are',
      body: [
        '{company} runs {site}. When these terms say “we”, they mean this company.',
        {
          facts: [
            ['Company', '{company}'],
            ['Address', '{address}, {city}, {country}'],
            ['Trade register (KvK)', '{kvk}'],
            ['VAT number', '{vat_numbers}'],
            ['Trade names', '{tradenames}'],
            ['Phone', '[{phone}](phone)'],
            ['Email', '[{email}](mail)'],
          ],
        },
        'You can write to us in English, German or Dutch.',
      ],
    },
    {
      id: 'service',
      title: 'What {site} is',
      body: [
        '{site} is a place for adults to meet: you make a profile, look at the profiles of others, like them and write to them.',
        'We bring people together. We cannot promise that someone replies, that you find a partner, or that what a member says about themselves is true. Look after yourself when you meet someone: our [safety tips](faq#safe-date) help.',
        'Some profiles are {fictional_plural}. Each of them is marked “{fictional_singular}”. They are made up, and you cannot meet the people they show.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'To sign up you must be at least {min_age} years old. Signing up is free. Your account is for you alone: one person, one account.',
        'We send a link to your email address. Until you have opened it, the members you write to cannot read your messages.',
        'Choose a password that you use nowhere else and keep it to yourself. If you believe that someone else uses your account, [change your password](settings): that ends all other logins.',
      ],
    },
    {
      id: 'rules',
      title: 'How we treat each other',
      body: [
        'You are responsible for what you write and show. These things are not allowed on {site}:',
        {
          items: [
            'pretending to be someone else, or using photos of someone else',
            'photos of children, of anyone who has not agreed, or of naked people',
            'insults, threats, harassment, hatred, or anything else that is against the law',
            'asking for money, advertising, spam, or leading members to paid services',
            'collecting data of members, or using programs that act for you',
            'contact details such as phone numbers in a first message, before the other person has replied',
          ],
        },
        'What you show stays yours. You allow us to store it and to show it to other members for as long as it is on {site}. Photos are only shown to visitors where search is open to them.',
      ],
    },
    {
      id: 'moderation',
      title: 'How we check and decide',
      body: [
        'A person looks at every photo before others see it. Texts are not read in advance. A program refuses contact details in first messages, and pictures that we have refused before.',
        'You can report a profile, a photo, a message or anything else: with “Report” beside it, or with our [complaints form](complaints). A person decides on every report.',
        'If something breaks these rules or the law, we can remove it, suspend the account or ban it. What we choose depends on how serious it is, how often it happened and what it did to others. The person concerned gets our reasons by email.',
        'One measure comes before a person decides: an account that is reported as belonging to a child can be frozen until we have looked at it.',
        'Whoever reported, and whoever our decision affects, can appeal for six months, free of charge, with the link in our email. You can also go to a court, or to an out-of-court body for disputes in your country. Members who often send reports that are plainly wrong can be suspended as well.',
      ],
    },
    {
      id: 'free',
      title: 'What is free',
      body: [
        {
          items: [
            'signing up, searching, liking, and reading everything that members write to you',
            'starting conversations with two members; replies to others do not count',
            'three photos on your profile',
          ],
        },
        'New members get free credits once their email address is confirmed: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and Premium',
      body: [
        'Credits pay for what you send. You buy them in packages, once: {site} has no subscription, and nothing renews itself. All [prices](pricing) include VAT and are shown in your currency before you order.',
        {
          facts: [
            ['Credits for a message', '{message_credits}'],
            ['Credits for a photo in a conversation', '{photo_credits}'],
            ['Credits for a gift, from', '{gift_credits}'],
          ],
        },
        'Buying any package also makes you a premium member: you see all photos, can show up to 25 of your own, start as many conversations as you like, and see when your messages were read. Premium has no end date. It ends only if all your orders are paid back.',
        'Credits do not expire while your account exists. They cannot be sold, given to others or exchanged for money, except by your [right of withdrawal](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'How a contract comes about',
      body: [
        'You choose a package and a way to pay, and press the button with the price. That is your order. The contract is concluded when the payment is accepted; we then add the credits and send you an email with the order number.',
        'A discount code counts once and cannot be combined with another one. A code can be limited to a country, to a way to pay, to a time or to a minimum amount; we show that before you pay.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal',
      body: [
        'You can withdraw from an order within {refund_days} days without giving a reason: [withdraw from a contract](withdrawal). The [return policy](return-policy) explains what you get back.',
      ],
    },
    {
      id: 'leaving',
      title: 'When you leave, and when we end it',
      body: [
        'You can delete your account at any time in your [settings](settings). You are invisible right away. For 14 days you can come back with the link that we send you; then your personal data is deleted, and credits that are left are lost. Ask for your money back before that, if you have a right to it.',
        'We can end the contract with 30 days’ notice by email, and without notice for a serious breach of these terms. If we end it without a breach by you, we pay back your unused credits.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'We are liable without limit for intent and gross negligence, for harm to life, body or health, and wherever the law demands it. For slight negligence we are liable only if we breach a duty that makes the contract possible in the first place, and then up to the damage that could be foreseen.',
        'We take care that {site} works, but it can be unavailable at times, for example during maintenance. Your rights when a digital service is faulty are not affected.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'The date of this version is at the top. If we change these terms to your disadvantage, we write to you at least 30 days before. If you do not agree, you can delete your account and get back the price of your unused credits.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'The law of the country where {company} has its seat applies ({country}). If you are a consumer, the protection that the law of your own country gives you stays, and you can also go to the courts there.',
        'Please [write to us](service) first: most things can be solved quickly.',
      ],
    },
  ],
} satisfies PageText;
