import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Field, TextInput } from '@pairwise/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { SignupValues } from './check-signup-form.ts';
import { PageLink } from './page-link.tsx';
import { suggestEmail } from './suggest-email.ts';

const inline = { minBlockSize: 0, paddingBlock: 0, paddingInline: 4 } as const;

/** What is wrong with the address, and the way out of it (AUTH-06). */
const Problem = ({ code }: { code: string }) => {
  const { t } = useTranslation('mf-auth');
  const text = useErrorText()({ code });
  if (code === 'email_exists') {
    return (
      <>
        {text} <Link to={paths.login()}>{t('signup.login')}</Link>
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

/** The address, with a question when it looks like a slip. */
export const EmailField = ({ form }: { form: UseFormReturn<SignupValues> }) => {
  const { t } = useTranslation('mf-auth');
  const [meant, setMeant] = useState<string>();
  const error = form.formState.errors.email;
  const field = form.register('email', { onBlur: () => setMeant(suggestEmail(form.getValues('email'))) });

  const use = (email: string): void => {
    form.setValue('email', email, { shouldDirty: true });
    setMeant(undefined);
    form.setFocus('email');
  };

  const question = meant && (
    <>
      {t('signup.didYouMean', { email: meant })}
      <Button variant="plain" css={inline} onClick={() => use(meant)}>
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
