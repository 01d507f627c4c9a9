import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Field, TextInput } from '@pairwise/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useNext } from '../form/use-next.ts';
import type { SignupValues } from './check-signup-form.ts';
import { PageLink } from './page-link.tsx';
import { suggestEmail } from './suggest-email.ts';

const inline = { minBlockSize: 0, paddingBlock: 0, paddingInline: 4 } as const;

/** Explains an error of the address and links to a solution (AUTH-06). */
const Problem = ({ code }: { code: string }) => {
  const { t } = useTranslation('mf-auth');
  const text = useErrorText()({ code });
  const next = useNext();
  if (code === 'required') return t('form.emailMissing');
  if (code === 'email_exists') {
    return (
      <>
        {text} <Link to={paths.login(next)}>{t('signup.login')}</Link>
      </>
    );
  }
  if (code === 'email_pending_deletion') {
    return (
      <>
        {text} <Link to={paths.accountDeleted()}>{t('signup.reactivate')}</Link>
        {' · '}
        <PageLink to={paths.page('service')}>{t('signup.service')}</PageLink>
      </>
    );
  }
  return text;
};

/** Field for the address. It suggests a correction when the address looks mistyped. */
export const EmailField = ({ form }: { form: UseFormReturn<SignupValues> }) => {
  const { t } = useTranslation('mf-auth');
  const [suggestion, setSuggestion] = useState<string>();
  const error = form.formState.errors.email;
  const field = form.register('email', { onBlur: () => setSuggestion(suggestEmail(form.getValues('email'))) });

  const use = (email: string): void => {
    form.setValue('email', email, { shouldDirty: true });
    setSuggestion(undefined);
    form.setFocus('email');
  };

  const question = suggestion && (
    <>
      {t('signup.didYouMean', { email: suggestion })}
      <Button variant="plain" css={inline} onClick={() => use(suggestion)}>
        {t('signup.useIt')}
      </Button>
    </>
  );
  return (
    <Field label={t('form.email')} hint={question} error={error?.type && <Problem code={error.type} />}>
      <TextInput type="email" autoComplete="email" inputMode="email" maxLength={254} {...field} />
    </Field>
  );
};
