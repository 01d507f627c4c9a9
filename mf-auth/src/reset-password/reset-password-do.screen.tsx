import { isApiError, useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import { Button, Heading, LinkButton, Stack, Text } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { showAtField } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { type NewPassword, NewPasswordFields, newPasswordPlaces, noPassword } from '../form/new-password-fields.tsx';
import { ToLogin } from '../form/to-login.tsx';
import { useNext } from '../form/use-next.ts';
import { Opening } from '../link/opening.tsx';
import { useKeptLink } from '../link/use-kept-link.ts';
import { takeLinkToken } from '../link-token/link-token.ts';
import { useResetPassword } from './reset-password.queries.ts';

/** Shown when the link is too old, used or missing, with a link to request a new mail. */
const Expired = () => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const next = useNext();
  return (
    <>
      <Heading level={1} takesFocus>
        {t('resetPassword.expiredTitle')}
      </Heading>
      <Text>{errorText({ code: 'link_expired' })}</Text>
      <LinkButton as={Link} to={paths.resetPassword(next)} variant="primary" size="lg" block>
        {t('resetPassword.newMail')}
      </LinkButton>
      <ToLogin />
    </>
  );
};

const ChoosePassword = ({ token, onExpired }: { token: string; onExpired: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const navigate = useNavigate();
  const next = useNext();
  const reset = useResetPassword();
  const form = useForm<NewPassword>({ defaultValues: noPassword });
  const atField = showAtField(form, newPasswordPlaces);

  const submit = form.handleSubmit(({ password, password_repeat }) => {
    if (!online || reset.isPending) return;
    reset.mutate(
      { token, password, password_repeat },
      {
        onSuccess: () => {
          takeLinkToken('reset_password');
          void navigate(paths.login(next), { replace: true, state: { notice: 'passwordChanged' } });
        },
        onError: (error) => {
          if (isApiError(error, 'link_expired')) onExpired();
          else atField(error);
        },
      },
    );
  });

  return (
    <>
      <Heading level={1}>{t('resetPassword.chooseTitle')}</Heading>
      <Text>{t('resetPassword.chooseText')}</Text>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        <NewPasswordFields register={form.register} errors={form.formState.errors} />
        <FormNotice error={reset.error} atFields={newPasswordPlaces} />
        <Button type="submit" variant="primary" size="lg" block busy={reset.isPending} disabled={!online}>
          {t('resetPassword.save')}
        </Button>
      </Stack>
    </>
  );
};

/** Page of the mail's link: the member types a new password twice and continues to the login (AUTH-09). */
const ResetPasswordDoScreen = () => {
  const { token, checking, end } = useKeptLink('reset_password');
  return (
    <AccountFrame>
      {checking && <Opening />}
      {!checking && (token === undefined ? <Expired /> : <ChoosePassword token={token} onExpired={end} />)}
    </AccountFrame>
  );
};

export default ResetPasswordDoScreen;
