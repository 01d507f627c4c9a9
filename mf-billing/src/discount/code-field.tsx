import { formatNumber, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, css, Field, Stack, Tag, TextInput, theme } from '@pairwise/ui';
import { type Ref, useEffect, useRef, useState } from 'react';

import { textButton } from '../style.ts';
import { BonusLine } from './bonus-line.tsx';
import type { OrderDiscount } from './use-order-discount.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
});
const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space[2],
  // Beside the field, below its label.
  '& > button': { marginBlockStart: 26 },
});

interface CodeFieldProps {
  order: OrderDiscount;
  disabled?: boolean;
}

/** The code that the member applied, with the button that removes it. Announced when it appears. */
const Applied = ({ order, disabled, removeRef }: CodeFieldProps & { removeRef: Ref<HTMLButtonElement> }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const { discount } = order;
  if (!discount) return null;
  return (
    <div css={row} role="status">
      <b>{t('discount.applied', { code: discount.code })}</b>
      <Tag tone="bonus">{t('discount.percent', { percent: formatNumber(discount.value_percentage, language) })}</Tag>
      <Button
        ref={removeRef}
        variant="plain"
        size="sm"
        onClick={order.remove}
        disabled={disabled}
        css={{ marginInlineStart: 'auto' }}
      >
        {t('discount.remove')}
      </Button>
    </div>
  );
};

const CodeForm = ({ order, disabled }: CodeFieldProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // The error belongs to the code that was sent, not to the one being typed.
  const [sent, setSent] = useState('');
  const error = order.error && sent === text && !order.isChecking ? errorText(order.error) : undefined;
  // The error is read out with the field.
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        setSent(text);
        order.apply(text);
      }}
    >
      <Field label={t('discount.label')} error={error}>
        <TextInput
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={disabled}
        />
      </Field>
      <Button type="submit" variant="ghost" busy={order.isChecking} disabled={disabled}>
        {t('discount.apply')}
      </Button>
    </form>
  );
};

/** Closes the form when its code is applied, and moves the focus from what disappears to what replaces it. */
const useOpenForm = (isTyped: boolean) => {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const wasTyped = useRef(isTyped);
  useEffect(() => {
    if (wasTyped.current && !isTyped) opener.current?.focus();
    if (!wasTyped.current && isTyped && isOpen) {
      setIsOpen(false);
      remover.current?.focus();
    }
    wasTyped.current = isTyped;
  }, [isTyped, isOpen]);
  return { isOpen, open: () => setIsOpen(true), opener, remover };
};

/** Returns whether a time bonus has ended while this page was open. */
const useEndedBonus = ({ bonusSeconds, discount }: OrderDiscount): boolean => {
  const [hadBonus, setHadBonus] = useState(false);
  if (bonusSeconds !== undefined && !hadBonus) setHadBonus(true);
  return hadBonus && discount === undefined;
};

/** The field for a discount code of an order: type a code, apply it, remove it (BILL-06). */
export const CodeField = ({ order, disabled = false }: CodeFieldProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const { discount, bonusSeconds, isTyped, problem } = order;
  const { isOpen, open, opener, remover } = useOpenForm(isTyped);
  const hasEnded = useEndedBonus(order);
  return (
    <Stack gap={2}>
      {isTyped && <Applied order={order} disabled={disabled} removeRef={remover} />}
      {discount && bonusSeconds !== undefined && <BonusLine discount={discount} secondsLeft={bonusSeconds} />}
      {discount && problem && (
        <Banner tone="info" live="polite">
          {errorText(problem)}
        </Banner>
      )}
      {hasEnded && (
        <Banner tone="info" live="polite">
          {t('discount.ended')}
        </Banner>
      )}
      {!isTyped && isOpen && <CodeForm order={order} disabled={disabled} />}
      {!isTyped && !isOpen && (
        <Button ref={opener} variant="plain" size="sm" css={textButton} onClick={open} disabled={disabled}>
          {t('discount.open')}
        </Button>
      )}
    </Stack>
  );
};
