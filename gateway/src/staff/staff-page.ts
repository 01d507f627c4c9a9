import type { Language } from '@pairwise/contracts/languages';

import type { Token } from '../access/index.ts';
import { html, type Markup } from '../http/html.ts';
import type { RegisteredVersion } from '../registry/document.ts';
import { renderFormPage } from './form-page.ts';
import type { StaffMessages } from './messages/en.ts';
import { filled, staffMessages } from './staff-messages.ts';

/** A remote that this person may override. */
export interface OverridableRemote {
  name: string;
  /** Versions that may be shown, newest first. */
  versions: Pick<RegisteredVersion, 'version' | 'status'>[];
  live?: string;
  /** What this browser shows in place of the live version. */
  choice?: string;
}

export interface StaffPage {
  language: Language;
  nonce: string;
  /** The hidden field that proves that a form is this page's. */
  key: Markup;
  /** Address that the developer's command needs. */
  origin: string;
  error?: keyof StaffMessages;
  /** Absent when no one is signed in. */
  signedIn?: { token: Pick<Token, 'person' | 'team'>; remotes: OverridableRemote[] };
}

const signInForm = (key: Markup, texts: StaffMessages): Markup =>
  html` <h1>${texts.signInTitle}</h1>
    <p>${texts.signInText}</p>
    <form method="post" action="/__mfe/staff/sign-in" autocomplete="off">
      ${key}
      <label for="token">${texts.token}</label>
      <input id="token" name="token" type="password" required maxlength="200" autocomplete="off" spellcheck="false" />
      <button class="first">${texts.signIn}</button>
    </form>`;

const versionOption = (
  { version, status }: OverridableRemote['versions'][number],
  { live, choice }: OverridableRemote,
  texts: StaffMessages,
): Markup => {
  const facts = [
    version === live ? texts.isLive : '',
    status === 'verified' ? texts.statusVerified : texts.statusUploaded,
  ];
  const label = `${version} (${facts.filter(Boolean).join(', ')})`;
  return version === choice
    ? html`<option value="${version}" selected>${label}</option>`
    : html`<option value="${version}">${label}</option>`;
};

const versionForm = (remote: OverridableRemote, key: Markup, texts: StaffMessages): Markup | undefined =>
  remote.versions.length === 0
    ? undefined
    : html` <form method="post" action="/__mfe/staff/override">
        ${key}
        <input type="hidden" name="name" value="${remote.name}" />
        <label for="version-${remote.name}">${texts.version}</label>
        <select id="version-${remote.name}" name="version">
          ${remote.versions.map((version) => versionOption(version, remote, texts))}
        </select>
        <button>${texts.showVersion}</button>
      </form>`;

const addressForm = (
  { name, choice }: OverridableRemote,
  { origin, key }: Pick<StaffPage, 'origin' | 'key'>,
  texts: StaffMessages,
): Markup =>
  html` <form method="post" action="/__mfe/staff/override">
    ${key}
    <input type="hidden" name="name" value="${name}" />
    <label for="address-${name}">${texts.address}</label>
    <input
      id="address-${name}"
      name="address"
      type="url"
      required
      maxlength="40"
      spellcheck="false"
      placeholder="http://localhost:4300"
      value="${choice?.startsWith('http') === true ? choice : ''}"
      aria-describedby="hint-${name}"
    />
    <p class="hint" id="hint-${name}">${filled(texts.addressHint, { name, origin })}</p>
    <button>${texts.showAddress}</button>
  </form>`;

const resetForm = (label: string, name?: string): Markup =>
  html` <form method="post" action="/__mfe/staff/reset">
    <input type="hidden" name="next" value="/__mfe/staff" />
    ${name === undefined ? undefined : html`<input type="hidden" name="name" value="${name}" />`}
    <button>${label}</button>
  </form>`;

const remoteSection = (
  remote: OverridableRemote,
  page: Pick<StaffPage, 'origin' | 'key'>,
  texts: StaffMessages,
): Markup =>
  html` <section aria-labelledby="name-${remote.name}">
    <h2 id="name-${remote.name}">${remote.name}</h2>
    <p>${filled(texts.seen, { choice: remote.choice ?? `${texts.live}${remote.live ? ` (${remote.live})` : ''}` })}</p>
    ${remote.choice === undefined ? undefined : resetForm(texts.reset, remote.name)}
    ${versionForm(remote, page.key, texts)} ${remote.name === 'shell' ? undefined : addressForm(remote, page, texts)}
  </section>`;

const signedInPart = (
  { token, remotes }: NonNullable<StaffPage['signedIn']>,
  page: Pick<StaffPage, 'origin' | 'key'>,
  texts: StaffMessages,
): Markup =>
  html` <h1>${texts.overrides}</h1>
    <p>${filled(texts.signedInAs, { person: token.person, team: token.team })}</p>
    <p>${remotes.length === 0 ? texts.nothing : texts.choose}</p>
    ${remotes.map((remote) => remoteSection(remote, page, texts))}
    <div class="ends">
      <a href="/">${texts.open}</a>
      ${remotes.some(({ choice }) => choice !== undefined) ? resetForm(texts.resetAll) : undefined}
      <form method="post" action="/__mfe/staff/sign-out"><button>${texts.signOut}</button></form>
    </div>`;

/** Renders the staff page: forms only, no script. */
export const renderStaffPage = ({ language, nonce, key, origin, error, signedIn }: StaffPage): string => {
  const texts = staffMessages[language];
  return renderFormPage({
    language,
    nonce,
    title: texts.title,
    ...(error !== undefined && { error: texts[error] }),
    content: signedIn ? signedInPart(signedIn, { origin, key }, texts) : signInForm(key, texts),
  });
};
