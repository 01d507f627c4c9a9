import { ApiError, type ApiErrorCode, isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { firstTouch, paths, type User } from '@pairwise/contracts';
import { useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Checkbox, Field, Stack, TextArea, TextInput } from '@pairwise/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type FieldError, type FieldErrors, useForm } from 'react-hook-form';

import { type Places, showAtField } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import { dateOfBirth, signupResolver, type SignupValues } from './check-signup-form.ts';
import { EmailField } from './email-field.tsx';
import { dropMessageOfAddress, messageOfAddress } from './message-of-address.ts';
import { deleteSignupDraft, keepSignupDraft, readSignupDraft, signupKey } from './signup-draft.ts';
import { type SignupForm as Form, useSignup } from './signup.queries.ts';
import { PageLink } from './page-link.tsx';
import { type PlainForm, restoreFocus } from './plain-form.ts';
import { TextWithLinks } from './text-with-links.tsx';

const MESSAGE_LENGTH = 1_000;
/** Used when the settings do not contain the visitor's country. */
const MIN_AGE = 18;

/**
 * Returns the initial values: the draft of this tab, the line that a landing page has just proposed, and what was typed
 * before the code of the form was there.
 */
const initialValues = (profile: number | undefined, { values }: PlainForm = { values: {} }): SignupValues => {
  const draft = readSignupDraft(profile);
  return { ...draft, signup_message: messageOfAddress(location) || draft.signup_message, ...values };
};

const fieldOrder = ['email', 'name', 'password', 'day', 'month', 'year', 'signup_message', 'terms'] as const;

/** Maps the api's error codes to fields. */
const places = {
  email_exists: 'email',
  email_pending_deletion: 'email',
  invalid_email: 'email',
  invalid_name: 'name',
  invalid_password: 'password',
  contact_details_not_allowed: 'name',
  date_of_birth_required: 'day',
  invalid_date_of_birth: 'day',
} satisfies Places<SignupValues>;

/** Used when the error names the first line: name and first line share one code. */
const messagePlaces = { contact_details_not_allowed: 'signup_message' } satisfies Places<SignupValues>;

/** Returns the error of the field that the result of a plain form is about; empty when it is about none. */
const plainErrors = (result: string | undefined): FieldErrors<SignupValues> => {
  const [code = '', detail] = result?.split('.') ?? [];
  if (code === 'terms') return { terms: { type: 'terms' } };
  const all: Partial<Record<string, keyof SignupValues>> = detail === 'signup_message' ? messagePlaces : places;
  const field = all[code];
  return field ? { [field]: { type: code, ...(code === 'invalid_name' && detail && { message: detail }) } } : {};
};

/** Returns the error of a plain form that is about no field. */
const plainNotice = (result: string | undefined): ApiError | null =>
  result === undefined || Object.keys(plainErrors(result)).length > 0 ? null : new ApiError(result as ApiErrorCode, 0); // the gateway writes codes of the api

export interface SignupFormProps {
  /** The member whose page led here and who gets the first line. */
  profile?: number | undefined;
  /** The plain form that this one replaces. */
  plain?: PlainForm | undefined;
  onSignup: (user: User) => void;
  /** Called on a site with uniform responses, where the result is only in the mail (decisions A-10). */
  onMailed: (email: string) => void;
  /** Called when the server accepts no signups, whatever the page's settings say. */
  onClosed: () => void;
}

/** Signup form (AUTH-01). The questions of `/complete-signup` follow. */
export const SignupForm = ({ profile, plain, onSignup, onMailed, onClosed }: SignupFormProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const language = useLanguage();
  const online = useOnline();
  const { countries, geoip_selected_country } = useStream(bus.settings$);
  const minAge = countries.find(({ code }) => code === geoip_selected_country)?.min_age ?? MIN_AGE;
  const signup = useSignup();
  const [resolver] = useState(() => signupResolver(minAge));
  const [defaultValues] = useState(() => initialValues(profile, plain));
  const [startErrors] = useState(() => plainErrors(plain?.result));
  const form = useForm<SignupValues>({ resolver, defaultValues, errors: startErrors });
  const { errors } = form.formState;
  // Registered in this order, so that the first invalid field gets the focus.
  for (const name of fieldOrder) form.register(name);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepSignupDraft(values, profile);
          dropMessageOfAddress();
        },
      }),
    [form, profile],
  );

  useLayoutEffect(() => {
    if (plain?.focus) restoreFocus(plain.focus);
  }, [plain]);

  const toBody = (values: SignupValues): Form => ({
    ...firstTouch(location.search, document.cookie),
    email: values.email.trim(),
    name: values.name.trim(),
    password: values.password,
    date_of_birth: dateOfBirth(values),
    ...(values.signup_message.trim() && { signup_message: values.signup_message.trim() }),
    ...(profile !== undefined && { profile }),
    terms: true,
    language,
  });

  const submit = form.handleSubmit((values) => {
    if (!online || signup.isPending) return;
    const body = toBody(values);
    signup.mutate(
      { form: body, idempotencyKey: signupKey(body.email) },
      {
        onSuccess: ({ user }) => {
          deleteSignupDraft(profile);
          if (user) onSignup(user);
          else onMailed(body.email);
        },
        onError: (error) => {
          const { field } = error;
          if (isApiError(error, 'signups_closed')) onClosed();
          else showAtField(form, field === 'signup_message' ? messagePlaces : places)(error);
        },
      },
    );
  });

  // The catalogue's text is about waiting for a reply, which does not fit here.
  const textOf = ({ type: code, message: rule }: FieldError): string =>
    code === 'contact_details_not_allowed' ? t('form.noContactDetails') : errorText({ code, params: rule && { rule } });
  const links = {
    terms: <PageLink to={paths.page('terms')}>{t('signup.termsLink')}</PageLink>,
    privacy: <PageLink to={paths.page('privacy')}>{t('signup.privacyLink')}</PageLink>,
  };
  return (
    <Stack as="form" gap={4} method="post" action="#signup" noValidate onSubmit={submit}>
      {plain?.attempt !== undefined && <input type="hidden" name="attempt" value={plain.attempt} />}
      <EmailField form={form} />
      <Field label={t('signup.name')} hint={t('signup.nameHint')} error={errors.name && textOf(errors.name)}>
        <TextInput autoComplete="given-name" maxLength={100} {...form.register('name')} />
      </Field>
      <PasswordField
        isNew
        label={t('signup.password')}
        hint={t('signup.passwordHint')}
        error={errors.password?.type && errorText({ code: errors.password.type })}
        input={form.register('password')}
      />
      <BirthDateFields form={form} minAge={minAge} />
      <Field
        label={t(profile === undefined ? 'signup.message' : 'signup.messageTo')}
        hint={t(profile === undefined ? 'signup.messageHint' : 'signup.messageToHint')}
        error={errors.signup_message && textOf(errors.signup_message)}
      >
        <TextArea rows={3} maxLength={MESSAGE_LENGTH} {...form.register('signup_message')} />
      </Field>
      <Checkbox
        label={<TextWithLinks text={t('signup.terms', { terms: '{terms}', privacy: '{privacy}' })} elements={links} />}
        error={errors.terms && t('signup.termsMissing')}
        {...form.register('terms')}
      />
      <FormNotice error={signup.error ?? plainNotice(plain?.result)} atFields={places} />
      <Button type="submit" variant="primary" size="lg" block busy={signup.isPending} disabled={!online}>
        {t('signup.submit')}
      </Button>
    </Stack>
  );
};
