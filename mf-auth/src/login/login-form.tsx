import { isApiError, useOnline } from '@pairwise/api-client';
import type { User } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { isDemoMode } from '@pairwise/remote';
import { useIsHydrated } from '@pairwise/remote/use-is-hydrated';
import { Banner, Button, Field, PasswordInput, Stack, TextInput } from '@pairwise/ui';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { DemoAccounts } from './demo-accounts.tsx';
import { loginResolver, type LoginValues, problemOf } from './check-login-form.ts';
import { LoginLinks } from './login-links.tsx';
import { useLogin } from './login.queries.ts';
import { PendingDeletion } from './pending-deletion.tsx';
import { typedBefore, waits } from './typed-before.ts';

/** Login form (AUTH-08). Calls `onLogin` with the user; shows and announces errors itself. */
export const LoginForm = ({ onLogin }: { onLogin: (user: User) => void }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  const login = useLogin();
  const isPendingDeletion = isApiError(login.error, 'account_pending_deletion');
  const submit = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const [defaultValues] = useState(typedBefore);
  const form = useForm<LoginValues>({ resolver: loginResolver, defaultValues });
  const { email, password } = form.formState.errors;
  const typedEmail = useWatch({ control: form.control, name: 'email' });

  const logIn = form.handleSubmit((values) => {
    if (!online || login.isPending) return;
    login.mutate(values, {
      onSuccess: ({ user }) => onLogin(user),
      onError: () => form.setFocus('password', { shouldSelect: true }),
    });
  });

  const fillIn = (account: LoginValues): void => {
    login.reset();
    form.reset(account);
    submit.current?.focus();
  };

  return (
    <>
      <Stack as="form" gap={4} method="post" noValidate onSubmit={logIn} {...(isHydrated ? {} : waits)}>
        <Field label={t('login.email')} error={email && t(problemOf('email', email))}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Field label={t('login.password')} error={password && t(problemOf('password', password))}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('login.showPassword')}
            hideLabel={t('login.hidePassword')}
            {...form.register('password')}
          />
        </Field>
        {!online && (
          <Banner tone="offline" live="polite">
            {t('login.offline')}
          </Banner>
        )}
        {login.variables && isPendingDeletion && <PendingDeletion credentials={login.variables} />}
        {online && login.error && !isPendingDeletion && (
          <Banner tone="danger" live="assertive">
            {errorText(login.error)}
          </Banner>
        )}
        <Button ref={submit} type="submit" variant="primary" size="lg" block busy={login.isPending} disabled={!online}>
          {t('login.submit')}
        </Button>
        <LoginLinks email={typedEmail.trim()} />
      </Stack>
      {isDemoMode() && <DemoAccounts onPick={fillIn} />}
    </>
  );
};
