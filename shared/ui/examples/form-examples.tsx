import { useState } from 'react';

import {
  Checkbox,
  Field,
  IconBrandPaypal,
  IconCreditCard,
  IconSearch,
  media,
  PasswordInput,
  ProgressBar,
  RadioCard,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextArea,
  TextInput,
  theme,
} from '../index.ts';
import { PriceCard } from '../components/price-card.tsx';
import { Section } from './section.tsx';

const columns = {
  display: 'grid',
  gap: theme.space[4],
  alignItems: 'start',
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr' },
};

const packages = [
  { amount: '30', price: '€29.99', each: '€1.00 each' },
  { amount: '75', price: '€59.99', each: '€0.80 each' },
];

export const FormExamples = ({ id }: { id: string }) => {
  const [amount, setAmount] = useState('75');
  const [method, setMethod] = useState('card');
  return (
    <>
      <Section name="Fields">
        <div css={columns}>
          <Field label="City" hint="Shown without your street.">
            <TextInput defaultValue="Utrecht" />
          </Field>
          <Field label="Email" error="Add the part after the dot.">
            <TextInput type="email" defaultValue="daniel@veldkamp" />
          </Field>
          <Field label="Password">
            <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="secret-word" />
          </Field>
          <Field label="Country">
            <Select defaultValue="nl">
              <option value="de">Germany</option>
              <option value="nl">Netherlands</option>
            </Select>
          </Field>
          <Field label="Search messages" hideLabel>
            <TextInput type="search" icon={<IconSearch />} placeholder="Search messages" />
          </Field>
          <Field label="Name" hideLabel>
            <TextInput disabled defaultValue="Cannot be changed" />
          </Field>
          <Field label="About you">
            <TextArea rows={3} placeholder="Three things people ask you about" />
          </Field>
          <Stack gap={1}>
            <Checkbox label="Keep me logged in on this device" defaultChecked />
            <Checkbox label="I am 18 or older and accept the terms" error="Needed to go on." />
          </Stack>
          <Stack gap={1}>
            <Switch label="Be seen by others" detail="Applied at once." defaultChecked />
            <Switch label="New messages" />
            <Switch label="News" disabled />
          </Stack>
        </div>
      </Section>
      <Section name="Money">
        <RadioGroup label="Packages" hideLabel>
          <div css={{ ...columns, alignItems: 'end', paddingBlockStart: 14 }}>
            {packages.map(({ amount: value, price, each }) => (
              <PriceCard
                key={value}
                name={`${id}-package`}
                value={value}
                checked={amount === value}
                onChange={() => setAmount(value)}
                amount={value}
                title="credits"
                price={price}
                details={[each]}
                tag={value === '75' ? 'Most popular' : undefined}
                bonus="25 % off"
              />
            ))}
          </div>
        </RadioGroup>
        <RadioGroup label="Pay with" row>
          <RadioCard
            name={`${id}-method`}
            value="card"
            checked={method === 'card'}
            onChange={() => setMethod('card')}
            icon={<IconCreditCard />}
            label="Card"
          />
          <RadioCard
            name={`${id}-method`}
            value="paypal"
            checked={method === 'paypal'}
            onChange={() => setMethod('paypal')}
            icon={<IconBrandPaypal />}
            label="PayPal"
            detail="You are sent there and back"
          />
        </RadioGroup>
        <ProgressBar label="Profile" value={0.43} />
        <ProgressBar label="Loading" />
      </Section>
    </>
  );
};
