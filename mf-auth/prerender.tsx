import { paths } from '@pairwise/contracts';
import { markOf } from '@pairwise/contracts/prerendered';
import {
  type PrerenderedFiles,
  prerenderScreens,
  prerenderWidgets,
  type RenderedCase,
  type ScreenCase,
} from '@pairwise/remote/prerender';

import { remote } from './remote.ts';
import SignupWidget from './src/signup/signup.widget.tsx';

/** What the server responds to a plain form (docs/decisions/0034). */
const results = [
  'email_exists',
  'email_pending_deletion',
  'invalid_email',
  'invalid_name',
  'invalid_name.at',
  'invalid_name.email',
  'invalid_name.short',
  'invalid_name.long',
  'invalid_name.characters',
  'contact_details_not_allowed',
  'contact_details_not_allowed.signup_message',
  'invalid_password',
  'date_of_birth_required',
  'invalid_date_of_birth',
  'terms',
  'network_limit',
  'signup_limit',
  'signups_closed',
  'mailed',
  'error',
];

/** What the form reads of a site. The age is a number on a page; here its place is marked. */
const settings: RenderedCase['settings'] = {
  countries: [
    { code: '', min_age: markOf('min-age') as unknown as number, currency: '', languages: [], region_label: 'region' },
  ],
  geoip_selected_country: '',
  signups: 'all',
};

const page = (when: RenderedCase['when'], more: RenderedCase['settings'] = {}): RenderedCase => ({
  when,
  path: '/',
  settings: { ...settings, ...more },
  element: (
    <SignupWidget plain={{ values: {}, result: when.result, email: markOf('email'), attempt: markOf('attempt') }} />
  ),
});

/** The form of a site that accepts signups from everyone, or from traffic sources, and the notice of one that does not. */
const cases: RenderedCase[] = [
  page({ settings: { signups: 'all' } }),
  page({ settings: { signups: 'with_trafficsource' }, trafficSource: true }),
  page({}, { signups: 'other' }),
  ...results.map((result) => page({ result })),
];

const loginOf = (when: ScreenCase['when']): ScreenCase => ({
  when,
  path: paths.login(),
  settings: { name: markOf('site') },
});

/**
 * Renders the login, and the signup form that landers have before their code, with what it shows when the server refuses
 * it.
 */
export const prerender = async (): Promise<PrerenderedFiles> => ({
  ...(await prerenderScreens(remote, { login: [loginOf({ demo: true }), loginOf({})] })),
  ...(await prerenderWidgets(remote, { signup: cases })),
});
