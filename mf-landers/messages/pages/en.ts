export const pages = {
  loading: 'Loading the page',
  failed: 'The page could not be loaded.',
  retry: 'Try again',
  contents: 'On this page',
  experimentsOn: 'You take part in trials.',
  experimentsOff: 'You do not take part in trials.',
  experimentsObject: 'Do not take part',
  experimentsAllow: 'Take part again',
  experimentsFailed: 'Your choice was not saved. Check your connection and try again.',
} as const;

export const faq = {
  search: 'Search the questions',
  found_one: '{count} question found',
  found_other: '{count} questions found',
  nothing: 'No question has these words',
  nothingText: 'Try another word, or write to us. A person replies.',
  service: 'Customer service',
  link: 'Link to this question',
} as const;
