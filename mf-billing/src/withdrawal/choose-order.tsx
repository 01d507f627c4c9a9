import { idempotencyKey } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { WithdrawableOrder } from '@pairwise/contracts/endpoints/withdrawal';
import { withdrawalDays } from '@pairwise/contracts/withdrawal-period';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Heading, Stack, Text } from '@pairwise/ui';
import { useRef, useState } from 'react';

import { ANOTHER, OrderChoice } from './order-choice.tsx';
import { isAddress, readOrderNumber, type Statement } from './statement.ts';
import { type TypedOrder, TypedOrderFields } from './typed-order.tsx';

interface ChooseOrderProps {
  orders: readonly WithdrawableOrder[];
  /** The orders of the member could not be loaded. */
  isIncomplete: boolean;
  /** The statement to change, after a step back. */
  earlier: Statement | undefined;
  onChoose: (statement: Statement) => void;
}

/** The first step: which order. It asks for no reason. */
export const ChooseOrder = ({ orders, isIncomplete, earlier, onChoose }: ChooseOrderProps) => {
  const { t } = useTranslation('mf-billing');
  const { refund_days: days } = useStream(bus.settings$);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(earlier?.order?.order_number ?? (earlier ? ANOTHER : undefined));
  const [typed, setTyped] = useState<TypedOrder>({
    number: earlier?.email === undefined ? '' : earlier.number,
    email: earlier?.email ?? '',
  });
  const [wrong, setWrong] = useState<readonly (keyof TypedOrder)[]>([]);
  const value = chosen ?? orders[0]?.order_number ?? ANOTHER;
  const order = orders.find(({ order_number: number }) => number === value);
  const title = t('withdrawal.title');

  const submit = (): void => {
    if (order) {
      onChoose({ order, number: order.order_number, key: idempotencyKey() });
      return;
    }
    const number = readOrderNumber(typed.number);
    const isKnown = isAddress(typed.email);
    if (number !== undefined && isKnown) {
      onChoose({ number, email: typed.email.trim(), key: idempotencyKey() });
      return;
    }
    setWrong([...(number === undefined ? (['number'] as const) : []), ...(isKnown ? [] : (['email'] as const))]);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  return (
    <Stack
      as="form"
      ref={form}
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={1}>
        <Heading level={1} takesFocus={earlier !== undefined}>
          {title}
        </Heading>
        <Text tone="muted">{t('withdrawal.intro', { days: withdrawalDays(days) })}</Text>
      </Stack>
      {isIncomplete && <Banner tone="danger">{t('withdrawal.ordersFailed')}</Banner>}
      {orders.length > 0 && <OrderChoice orders={orders} chosen={value} onChoose={setChosen} />}
      {!order && <TypedOrderFields typed={typed} onType={setTyped} wrong={wrong} />}
      <Button type="submit" variant="primary" size="lg" block>
        {t('withdrawal.submit')}
      </Button>
    </Stack>
  );
};
