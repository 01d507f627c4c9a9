import type { PaymentMethod } from '@pairwise/contracts';
import {
  css,
  IconBrandApple,
  IconBrandPaypal,
  IconBuildingBank,
  IconCreditCard,
  IconReceipt,
  theme,
} from '@pairwise/ui';
import type { ReactNode } from 'react';

const mark = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.radius.pairMd,
  background: theme.color.secondarySoft,
  color: theme.color.onSecondarySoft,
});

/** A drawing of our own, in the style of the icons. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    width="1.375em"
    height="1.375em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

const card = <IconCreditCard />;
const bank = <IconBuildingBank />;
const phone = (
  <Drawing>
    <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
    <path d="M9.5 12l2 2l3.5 -4" />
    <path d="M11 18.5h2" />
  </Drawing>
);
const keys = (
  <Drawing>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="M7.5 12h.01M12 12h.01M16.5 12h.01" strokeWidth={3} />
  </Drawing>
);
const transfer = (
  <Drawing>
    <path d="M4 8h15l-3.5 -3.5" />
    <path d="M20 16h-15l3.5 3.5" />
  </Drawing>
);
const collection = (
  <Drawing>
    <path d="M3 10l9 -6l9 6" />
    <path d="M5 10v9h6" />
    <path d="M12 13v2" />
    <path d="M17.5 12v8l-3 -3M17.5 20l3 -3" />
  </Drawing>
);

/** Marks of our own: they show what kind of method it is. The trademark is the name beside them. */
const marks: Record<PaymentMethod, ReactNode> = {
  creditcard: card,
  visa: card,
  mastercard: card,
  maestro: card,
  dankort: card,
  cartebancaire: card,
  nexi: card,
  ideal: bank,
  bancontact: bank,
  eps: bank,
  giropay: bank,
  sofort: bank,
  prezelewy24: bank,
  swish: phone,
  vipps: phone,
  mobilepay: phone,
  twint: phone,
  satispay: phone,
  blik: keys,
  paysafecard: <IconReceipt />,
  applepay: <IconBrandApple />,
  paypal: <IconBrandPaypal />,
  sct: transfer,
  sdd: collection,
};

interface MethodMarkProps {
  method: PaymentMethod;
  size?: number;
}

export const MethodMark = ({ method, size = 44 }: MethodMarkProps) => (
  <span css={[mark, { inlineSize: size, blockSize: size }]}>{marks[method]}</span>
);
