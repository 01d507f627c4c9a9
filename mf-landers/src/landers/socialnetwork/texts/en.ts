export const socialnetwork = {
  action: 'Join the conversation',
  feed: 'What people are up to',
  reply: 'Reply',
  like: 'Like the post of {name}',
  compose: 'What are you up to?',
  members: 'Say hi to',
  posts: {
    a: 'Ruined dinner. Ordered pizza. Any guests?',
    b: 'Found the best bench in town. Seats two.',
    c: 'Looking for someone who also claps when the movie ends.',
  },
  ago: {
    a: 'Just now',
    b: 'This morning',
    c: 'Yesterday',
  },
  niches: {
    default: {
      title: 'Small talk, big feelings.',
      lead: 'People share what moves them today. You only have to reply.',
    },
    she: {
      title: 'You choose who replies.',
      lead: 'Write what you think. Only those you like get an answer.',
    },
    bdsm: {
      title: 'Say it in good company.',
      lead: 'Among people who blush at nothing and respect a no.',
    },
    bbw: {
      title: 'All of you is welcome.',
      lead: 'The laugh, the curves, the seconds at dinner. Come as you are.',
    },
    gilf: {
      title: 'Stories worth the years.',
      lead: 'People with something to tell, and time to listen.',
    },
    milf: {
      title: 'After the kids are asleep.',
      lead: 'The best conversations of the day start at nine.',
    },
    gay: {
      title: 'The group chat, but better.',
      lead: 'Men who answer, in full sentences, with feelings.',
    },
  },
  variants: {
    monday: {
      title: 'Mondays are better with someone.',
      lead: 'Complain together. It is a start.',
    },
  },
} as const;
