import { RadioCard, RadioGroup } from '@pairwise/ui';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  detailOf?: (value: Value) => string;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few answers to choose one of. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, values, textOf, detailOf, chosen, onChoose } = props;
  return (
    <RadioGroup label={label} hideLabel>
      {values.map((value) => (
        <RadioCard
          key={value}
          name="choice"
          value={value}
          label={textOf(value)}
          detail={detailOf?.(value)}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </RadioGroup>
  );
};
