import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Frequently asked questions',
  lead: 'Type a word, or open a question. Is yours missing? Ask [customer service](service).',
  description:
    'Answers to the questions that members of {site} ask most: about profiles, messages, credits and safety.',
  groups: [
    {
      id: 'start',
      title: 'Getting started',
      questions: [
        {
          id: 'cost',
          question: 'What does {site} cost?',
          answer: [
            'Signing up, searching, liking and reading are free. You pay with credits for what you send; all [prices](pricing) are on one page. There is no subscription.',
            'New members get free credits once their email address is confirmed: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'The email to confirm my address does not arrive',
          answer: [
            'Check your spam folder. If it is not there, log in: the notice at the top sends it again, and you can correct the address. The link is valid for seven days.',
          ],
        },
        {
          id: 'password',
          question: 'I cannot log in',
          answer: [
            'Choose a new password with [Forgot password](reset); its link is valid for an hour. After five wrong passwords, the login is blocked for 15 minutes, and then for longer. That protects you from strangers who guess.',
          ],
        },
        {
          id: 'language',
          question: 'How do I change the language?',
          answer: ['With the menu at the top of every page. We remember it, also for emails once you are logged in.'],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profiles and likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Who sees my profile?',
          answer: [
            'Other members. Visitors see a first name, an age, a region and the first photo, and only where search is open to them. With [invisible mode](settings), which is free, only members you like or talk to see you, and nobody sees when you are online.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Why is my photo not visible yet?',
          answer: [
            'A person looks at every photo first, usually within minutes. If it is refused, your [profile](profile) says why, and you can ask for a second look.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'How many photos can I show?',
          answer: ['Three, and 25 with Premium. JPEG, PNG and WebP up to 10 MB, at least 400 pixels on each side.'],
        },
        {
          id: 'match',
          question: 'What is a match?',
          answer: [
            'Two members who like each other. Both see it immediately. In the swipe game you have four likes a day; likes on profiles are counted separately.',
          ],
        },
        {
          id: 'fictional',
          question: 'Are all profiles real?',
          answer: [
            'A person reviews the photos, but we do not check identity papers. If a profile looks wrong, please report it.',
            'Some profiles are {fictional_plural}. Each is marked “{fictional_singular}”.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Messages',
      questions: [
        {
          id: 'free-messages',
          question: 'How many messages can I write for free?',
          answer: [
            'You can start conversations with two members and write with the credits you got at the start. Replying to someone who wrote to you first does not count. Reading is always free.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Why does nobody see my message?',
          answer: [
            'Until your email address is confirmed, we hold your messages back. Open the link in our email and they are delivered.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Why can I not send my phone number?',
          answer: [
            'In a first message, contact details and links are refused: that is how most fraud begins. As soon as the other person has replied, you can send them.',
          ],
        },
        {
          id: 'offline',
          question: 'What happens when I lose my connection?',
          answer: [
            'Your message waits in your browser and is sent when you are back, once, for up to 24 hours. You pay only for what arrives.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'What happens when I delete a conversation?',
          answer: [
            'It disappears for you. The other person keeps it. A new message brings it back, with only the new part.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Credits, Premium and payment',
      questions: [
        {
          id: 'what-costs',
          question: 'What costs how many credits?',
          answer: [
            {
              facts: [
                ['A message', '{message_credits}'],
                ['A photo in a conversation', '{photo_credits}'],
                ['A gift, from', '{gift_credits}'],
                ['Receiving and reading', '0'],
              ],
            },
            'The button shows the price before you send.',
          ],
        },
        {
          id: 'premium',
          question: 'How do I become a premium member?',
          answer: [
            'Buy any package of [credits](credits). Premium has no end date and is not a subscription. You see all photos, show up to 25, start as many conversations as you like and see when your messages were read.',
          ],
        },
        {
          id: 'expire',
          question: 'Do credits expire?',
          answer: ['No. They stay until you use them or delete your account.'],
        },
        {
          id: 'not-arrived',
          question: 'I have paid, but my credits are missing',
          answer: [
            'Some ways to pay take a while. [Payments and credits](transactions) shows the status and is always up to date. If the credits are missing after an hour, [write to us](service) with the order number.',
          ],
        },
        {
          id: 'discount',
          question: 'Why does my discount code not work?',
          answer: [
            'A code works once. Some have a minimum amount, a country, a payment method or a last day; the payment page says which. Codes cannot be combined: the better one counts.',
          ],
        },
        {
          id: 'money-back',
          question: 'How do I get my money back?',
          answer: [
            'Within {refund_days} days for the credits you have not used, without giving a reason: [withdraw from the order](withdrawal). The [return policy](return-policy) has the details.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      questions: [
        {
          id: 'safe-date',
          question: 'How do I stay safe when I meet someone?',
          answer: [
            {
              items: [
                'Talk on video or on the phone first.',
                'Meet in a public place, and travel there and back on your own.',
                'Let a friend know where you are and with whom.',
                'Keep an eye on your drink, and leave when it does not feel right.',
                'Never send money, gift cards or codes, whatever the story is.',
                'Keep your address and your place of work to yourself for a while.',
              ],
            },
            'We do not check criminal records. In danger? Call the emergency number: 112 in Europe, 911 in the United States.',
          ],
        },
        {
          id: 'money',
          question: 'A member asks me for money',
          answer: [
            'Do not send anything: it is almost always fraud. Report the member with “Report” on the profile or in the chat, and stop replying. If you have paid already, talk to your bank and the police.',
          ],
        },
        {
          id: 'report',
          question: 'How do I report a member?',
          answer: [
            'With “Report” on the profile, in the menu of the conversation or beside a message. A person decides and you get the reasons by email. The member won’t find out who reported them. Without an account, use the [form](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'What happens when I block someone?',
          answer: [
            'You no longer meet each other here: no search, no likes, no messages. Your conversations with this member leave your list. The list of blocked members is on your [profile](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and data',
      questions: [
        {
          id: 'emails',
          question: 'How do I stop emails?',
          answer: [
            'Choose in your [settings](settings) which ones you want, or use the link at the end of an email. Emails about your payments and your account always arrive.',
          ],
        },
        {
          id: 'change-mail',
          question: 'How do I change my email address?',
          answer: ['In your [settings](settings). It changes when you open the link that we send to the new address.'],
        },
        {
          id: 'copy',
          question: 'Can I get a copy of my data?',
          answer: ['Yes: [ask for it](export). We put everything into one file, and its link is valid for seven days.'],
        },
        {
          id: 'delete-account',
          question: 'How do I delete my account?',
          answer: [
            'At the end of your [settings](settings). You are invisible right away, and for 14 days the link in our email brings everything back. Then your data is deleted, and credits that are left are lost.',
            'Before you delete it, we offer you {delete_discount}% off one order, once and for seven days, in case you would rather stay.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
