export const index = {
  title: 'It starts with hello.',
  lead: 'Find someone nearby, read who they are, and write the first line.',
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
