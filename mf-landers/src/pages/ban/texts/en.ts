import type { PageText } from '../../page-text.ts';

export default {
  title: 'Access ban',
  lead: '{site} is for adults. How to keep children away from it, how to lock yourself out, and when we ban someone.',
  sections: [
    {
      id: 'age',
      title: 'How we keep children out',
      body: [
        'Signing up requires a date of birth; nobody under {min_age} gets an account, and the date that was refused is not stored. We check every photo before others see it.',
        'Do you think that a member is underage? [Report it](complaints), without giving your name if you like. Such reports come first, and an account can be frozen until we have checked it.',
      ],
    },
    {
      id: 'devices',
      title: 'Block the site on a child’s device',
      body: [
        'Phones, computers and routers can refuse addresses. Add {domain} to the list of blocked sites:',
        {
          items: [
            'iPhone and iPad: Settings, Screen Time, Content & Privacy Restrictions, web content.',
            'Android: the app Google Family Link, the child’s account, Google Chrome, blocked sites.',
            'Windows: Microsoft Family Safety, content filters, blocked sites.',
            'Mac: System Settings, Screen Time, Content & Privacy.',
            'The whole home: the parental controls of your router.',
          ],
        },
        'Such a block belongs to one device or network. It works best together with a talk.',
      ],
    },
    {
      id: 'yourself',
      title: 'Lock yourself out',
      body: [
        'If you want to stay away from {site}, delete your account in your [settings](settings). After 14 days it cannot be brought back. You can also add {domain} to the blocked sites of your own devices as described above.',
        'If you only need a break, [invisible mode](settings) hides you and costs nothing, and you can pause our emails.',
      ],
    },
    {
      id: 'ban',
      title: 'When we ban someone',
      body: [
        'A person decides, after a report or a review. Reasons are above all: being underage, violence or threats, fraud, profiles that show someone else, and insults or spam that do not stop.',
        'A suspended or banned account is logged out, its profile is invisible, and logging in is refused. The member gets our reasons by email. Unused credits can be claimed back as the [return policy](return-policy) says.',
      ],
    },
    {
      id: 'appeal',
      title: 'If you think we were wrong',
      body: [
        'Open the link in our email and ask for a second look. You have six months, and it is free. If you no longer have the email, [write to us](service). If you were right, we open the account again.',
      ],
    },
  ],
} satisfies PageText;
