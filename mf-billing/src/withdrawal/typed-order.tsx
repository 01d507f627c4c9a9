import { useTranslation } from '@pairwise/i18n';
import { Field, TextInput } from '@pairwise/ui';

export interface TypedOrder {
  number: string;
  email: string;
}

interface TypedOrderFieldsProps {
  typed: TypedOrder;
  onType: (typed: TypedOrder) => void;
  /** The fields that were sent with a value that cannot be right. */
  wrong: readonly (keyof TypedOrder)[];
}

/** The number of an order and the address of its account, for visitors and for orders of another account. */
export const TypedOrderFields = ({ typed, onType, wrong }: TypedOrderFieldsProps) => {
  const { t } = useTranslation('mf-billing');
  return (
    <>
      <Field
        label={t('withdrawal.number')}
        hint={t('withdrawal.numberHint')}
        error={wrong.includes('number') && t('withdrawal.numberInvalid')}
      >
        <TextInput
          value={typed.number}
          onChange={(event) => onType({ ...typed, number: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </Field>
      <Field label={t('withdrawal.email')} error={wrong.includes('email') && t('withdrawal.emailInvalid')}>
        <TextInput
          type="email"
          value={typed.email}
          onChange={(event) => onType({ ...typed, email: event.target.value })}
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </Field>
    </>
  );
};
