import { useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import { Button, LinkButton, Skeleton, Stack } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useCurrentPasswordText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { isFailedOrPaused, LoadFailure } from '../form/load-failure.tsx';
import { AccountDeletionFrame } from './account-deletion-frame.tsx';
import { useDeleteAccount, useAccountDeletion } from './account-deletion.queries.ts';
import { Losses } from './losses.tsx';
import type { DeletionReasonGiven } from './reason-step.tsx';

interface Values {
  password: string;
}

const places = { old_password_wrong: 'password' } satisfies Places<Values>;

/** Last step: the losses and the password. The form appears only after the losses have loaded. */
export const ConfirmStep = ({ given }: { given: DeletionReasonGiven }) => {
  const { t } = useTranslation('mf-auth');
  const passwordText = useCurrentPasswordText();
  const online = useOnline();
  const navigate = useNavigate();
  const deletion = useAccountDeletion();
  const remove = useDeleteAccount();
  const form = useForm<Values>({ defaultValues: { password: '' } });

  const submit = form.handleSubmit(({ password }) => {
    if (!online || remove.isPending) return;
    const { reason, text } = given;
    remove.mutate(
      { password, ...(reason && { reason }), ...(text.trim() !== '' && { text }) },
      {
        // That page emits the logout: on this one the shell would lead to the login.
        onSuccess: ({ purge_after }) =>
          void navigate(paths.accountDeleted(), {
            replace: true,
            state: { purgeAfter: purge_after, justDeleted: 'yes' },
          }),
        onError: showAtField(form, places),
      },
    );
  });

  return (
    <AccountDeletionFrame step="confirm" title={t('accountDeletion.confirmTitle')}>
      {deletion.data ? (
        <>
          <Losses deletion={deletion.data} />
          <Stack as="form" gap={4} noValidate onSubmit={submit}>
            <PasswordField
              label={t('form.currentPassword')}
              error={passwordText(form.formState.errors.password)}
              input={form.register('password', filled)}
            />
            <FormNotice error={remove.error} atFields={places} />
            <Stack gap={2}>
              <Button type="submit" variant="danger" size="lg" block busy={remove.isPending} disabled={!online}>
                {t('accountDeletion.submit')}
              </Button>
              <LinkButton as={Link} to={paths.notifications()} variant="ghost" block>
                {t('accountDeletion.keep')}
              </LinkButton>
            </Stack>
          </Stack>
        </>
      ) : isFailedOrPaused(deletion) ? (
        <LoadFailure query={deletion} />
      ) : (
        <Skeleton height={240} radius="pair" />
      )}
    </AccountDeletionFrame>
  );
};
