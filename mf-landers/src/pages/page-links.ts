import { paths } from '@pairwise/contracts';

const pages = {
  ban: paths.page('ban'),
  complaints: paths.complaints(),
  cookies: paths.page('cookies'),
  credits: paths.credits(),
  export: paths.notifications('export'),
  faq: paths.page('faq'),
  pricing: paths.pricing(),
  privacy: paths.page('privacy'),
  profile: paths.profile(),
  reset: paths.resetPassword(),
  'return-policy': paths.page('return-policy'),
  service: paths.page('service'),
  settings: paths.notifications(),
  terms: paths.page('terms'),
  transactions: paths.transactions(),
  withdrawal: paths.withdrawal(),
} as const;

const isPage = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);

/**
 * Returns the address of a link in a text, such as `terms`, `faq#credits`, `mail` or `phone`.
 * @throws {Error} for an unknown key
 */
export const pageLink = (key: string, contact: { email: string; phone: string }): string => {
  if (key === 'mail') return `mailto:${contact.email}`;
  if (key === 'phone') return `tel:${contact.phone}`;
  const [name = '', anchor] = key.split('#');
  if (!isPage(name)) throw new Error(`A page has no link "${key}"`);
  return `${pages[name]}${anchor === undefined ? '' : `#${anchor}`}`;
};
