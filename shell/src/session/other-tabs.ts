/** What tabs tell each other, so that a logout in one is a logout in all. */
type News = 'logged-in' | 'logged-out';

const isNews = (value: unknown): value is News => value === 'logged-in' || value === 'logged-out';

/** Joins the tabs of this browser. Returns how to tell them. */
export const joinOtherTabs = (onNews: (news: News) => void): ((news: News) => void) => {
  const channel = new BroadcastChannel('pairwise-session');
  channel.addEventListener('message', ({ data }) => {
    if (isNews(data)) onNews(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
  return (news) => channel.postMessage(news);
};
