export const memberLanding = {
  loading: 'One moment …',
  photo: 'Photo of {name}',
  likes: '{name} likes',
  fictional: 'fictional profile',
  failedTitle: 'This page could not be loaded',
  offlineTitle: 'You are offline',
  offlineText: 'The page opens as soon as you are back.',
  retry: 'Try again',
  none: {
    title: 'Someone new is closer than you think.',
    lead: 'Create your profile, see who lives nearby, and write the first line.',
    action: 'Start for free',
    ask: 'New here too?',
    answer: 'Since today.',
  },
  portrait: {
    title: 'Meet {name}.',
    lead: 'One line is enough to begin. Signing up is free, and your first message waits until you are ready.',
    action: 'Write to {name}',
  },
  opener: {
    legend: 'Choose your first line',
    empty: 'No messages yet. Someone has to begin.',
    action: 'Send to {name}',
    note: 'You sign up first. You can still change the line there.',
    usual: {
      title: 'You and {name}: the first line.',
      lead: 'Pick one, or write your own in the next step.',
      a: 'Hello {name}. I stopped at your photo and stayed.',
      b: 'Two questions: coffee or tea, and when?',
      c: 'I have no clever line. But I would like to know you.',
    },
    variants: {
      weekend: {
        title: '{name} and the weekend.',
        lead: 'It is only a question. Pick yours.',
        a: 'A walk on Sunday, and we’ll see where it leads?',
        b: 'What do you do when it rains on a Saturday?',
        c: 'I know a place with good cake. Do you know a better one?',
      },
    },
  },
  half: {
    you: 'You?',
    question: 'What do you share with {name}?',
    none: 'Tap what you like, too.',
    common_one: '{count} thing in common',
    common_other: '{count} things in common',
    action: 'Say hello to {name}',
    usual: {
      title: 'The other half of the picture is missing.',
      lead: 'Here is {name}. See how much of it you fill in.',
    },
    variants: {
      music: {
        title: 'Same song, other half.',
        lead: '{name} hums along somewhere. See whether you know the tune.',
      },
    },
  },
  signup: {
    title: 'Say hello to {name}.',
  },
} as const;
