import type { WithdrawableOrder } from '@pairwise/contracts/endpoints/withdrawal';
import { formatDate, formatMoney, formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { RadioCard, RadioGroup } from '@pairwise/ui';

/** The value of the choice that shows the fields. */
export const ANOTHER = 'another';

/** The time zone where a day ends last, twelve hours behind UTC. The period ends with its day. */
const lastZone = 'Etc/GMT+12';

interface OrderChoiceProps {
  orders: readonly WithdrawableOrder[];
  /** The number of an order, or `ANOTHER`. */
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** The member's orders whose period is not over. */
export const OrderChoice = ({ orders, chosen, onChoose }: OrderChoiceProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const choice = (value: string) => ({
    name: 'order',
    value,
    checked: chosen === value,
    onChange: () => onChoose(value),
  });
  return (
    <RadioGroup label={t('withdrawal.choose')}>
      {orders.map((order) => (
        <RadioCard
          key={order.order_number}
          {...choice(order.order_number)}
          label={t('withdrawal.order', {
            credits: formatNumber(order.credits, language),
            amount: formatMoney(order.amount_minor, order.currency, language),
          })}
          detail={t('withdrawal.orderDetail', {
            date: formatDate(order.completed_at, language),
            number: order.order_number,
            until: formatDate(order.until, language, { dateStyle: 'long', timeZone: lastZone }),
          })}
        />
      ))}
      <RadioCard {...choice(ANOTHER)} label={t('withdrawal.another')} />
    </RadioGroup>
  );
};
