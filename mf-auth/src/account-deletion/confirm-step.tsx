import { useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import { Button, LinkButton, Skeleton, Stack } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { isStuck, SectionFailure } from '../account-settings/section-failure.tsx';
import { LeaveFrame } from './leave-frame.tsx';
import { useDeleteAccount, useLeaving } from './leave.queries.ts';
import { Losses } from './losses.tsx';
import type { ReasonGiven } from './reason-step.tsx';

interface Values {
  password: string;
}

const places = { old_password_wrong: 'password' } satisfies Places<Values>;

/** The last step: what is lost, and the password. Nobody closes an account without having seen the first. */
export const ConfirmStep = ({ given }: { given: ReasonGiven }) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const remove = useDeleteAccount();
  const form = useForm<Values>({ defaultValues: { password: '' } });

  const submit = form.handleSubmit(({ password }) => {
    if (!online || remove.isPending) return;
    const { reason, text } = given;
    remove.mutate(
      { password, ...(reason && { reason }), ...(text.trim() !== '' && { text }) },
      {
        // There the shell is told that nobody is logged in any more: here it would lead to the login.
        onSuccess: ({ purge_after }) =>
          void navigate(paths.accountDeleted(), {
            replace: true,
            state: { purgeAfter: purge_after, leaving: 'now' },
          }),
        onError: showAtField(form, places),
      },
    );
  });

  return (
    <LeaveFrame step="confirm" title={t('leave.confirmTitle')}>
      {leaving.data ? (
        <>
          <Losses leaving={leaving.data} />
          <Stack as="form" gap={4} noValidate onSubmit={submit}>
            <PasswordField
              label={t('leave.password')}
              error={fieldText(form.formState.errors.password, t('form.passwordMissing'))}
              input={form.register('password', filled)}
            />
            <FormNotice error={remove.error} atFields={places} />
            <Stack gap={2}>
              <Button type="submit" variant="danger" size="lg" block busy={remove.isPending} disabled={!online}>
                {t('leave.submit')}
              </Button>
              <LinkButton as={Link} to={paths.notifications()} variant="ghost" block>
                {t('leave.keep')}
              </LinkButton>
            </Stack>
          </Stack>
        </>
      ) : isStuck(leaving) ? (
        <SectionFailure query={leaving} />
      ) : (
        <Skeleton height={240} radius="pair" />
      )}
    </LeaveFrame>
  );
};
