import { useTranslation } from '@pairwise/i18n';
import { Container, css, media, Skeleton, Stack, theme, VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

import { ChooseOrder } from './choose-order.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import type { Statement } from './statement.ts';
import { useWithdraw, useWithdrawableOrders } from './withdrawal.queries.ts';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

const page = css({
  maxInlineSize: 560,
  paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
});

const Loading = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{t('withdrawal.loading')}</VisuallyHidden>
      <Skeleton width={240} height={32} />
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
    </Stack>
  );
};

/**
 * Withdrawal from an order in two steps, with or without a login (decisions B-14). The second step submits the statement;
 * the response never says whether the order exists.
 */
const WithdrawalScreen = () => {
  const orders = useWithdrawableOrders();
  const withdrawing = useWithdraw();
  const [statement, setStatement] = useState<Statement>();
  const [isConfirming, setIsConfirming] = useState(false);

  const again = (): void => {
    setStatement(undefined);
    setIsConfirming(false);
    withdrawing.reset();
    void orders.refetch();
  };

  const step = () => {
    if (withdrawing.data && statement) {
      return (
        <WithdrawalReceipt receipt={withdrawing.data.receipt} isOwn={statement.order !== undefined} onAgain={again} />
      );
    }
    if (statement && isConfirming) {
      return (
        <ConfirmWithdrawal
          statement={statement}
          withdrawing={withdrawing}
          onBack={() => {
            withdrawing.reset();
            setIsConfirming(false);
          }}
        />
      );
    }
    if (orders.isLoading) return <Loading />;
    return (
      <ChooseOrder
        orders={orders.data?.orders ?? []}
        isIncomplete={orders.isError}
        earlier={statement}
        onChoose={(chosen) => {
          setStatement(chosen);
          setIsConfirming(true);
        }}
      />
    );
  };
  return <Container css={page}>{step()}</Container>;
};

export default WithdrawalScreen;
