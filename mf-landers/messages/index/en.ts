export const index = {
  title: 'It starts with hello.',
  lead: 'Find someone nearby, read who they are, and write the first line.',
  niches: {
    she: {
      title: 'Your hello decides.',
      lead: 'Take your time, read who they are, and write to those you like. The first line is yours.',
    },
    bdsm: {
      title: 'It starts with a question.',
      lead: 'Find adults who say what they like, know their limits, and ask for yours.',
    },
    bbw: {
      title: 'It starts with you, just as you are.',
      lead: 'Find someone nearby who loves curves, read who they are, and write the first line.',
    },
    gilf: {
      title: 'It starts again with hello.',
      lead: 'Find someone nearby with stories to tell, read who they are, and write the first line.',
    },
    milf: {
      title: 'It starts when the house goes quiet.',
      lead: 'Find grown women nearby with an evening to themselves, and write the first line.',
    },
    gay: {
      title: 'It starts with him.',
      lead: 'Find a man nearby, read who he is, and write the first line.',
    },
  },
  action: 'Start for free',
  look: 'Look around first',
  ask: 'Free on Sunday?',
  answer: 'I am now.',
  pointsTitle: 'How it works here',
  points: {
    free: {
      title: 'Looking costs nothing',
      text: 'Searching, liking and reading what others write to you are free.',
    },
    checked: {
      title: 'People, not pictures',
      text: 'We check every photo before others see it.',
    },
    once: {
      title: 'No subscription',
      text: 'You pay once for credits. They never expire, and nothing renews itself.',
    },
  },
  pricing: 'See all prices',
} as const;
