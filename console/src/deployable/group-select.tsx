import type { HealthGroup, VisitorGroup } from '@pairwise/contracts/console';
import type { Device } from '@pairwise/contracts/experiments';
import { languages } from '@pairwise/contracts/languages';
import { countryName, formatNumber, languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Field, Select } from '@pairwise/ui';

interface GroupSelectProps {
  /** The groups with documents, most first. */
  groups: readonly HealthGroup[];
  /** The chosen group; undefined for all visitors. */
  group: VisitorGroup | undefined;
  onChange: (group: VisitorGroup | undefined) => void;
}

const devices = ['phone', 'tablet', 'desktop'] as const satisfies Device[];

/** A group is found again when its counts have changed. */
const keyOf = ({ by, value }: VisitorGroup): string => `${by} ${value}`;

/** Selects whose documents the curves show: those of all visitors, of a language, a country, or a kind of device. */
export const GroupSelect = ({ groups, group, onChange }: GroupSelectProps) => {
  const { t } = useTranslation('console');
  const reader = useLanguage();
  if (groups.length === 0 && !group) return null;
  const nameOf = ({ by, value }: VisitorGroup): string => {
    if (by === 'country') return countryName(value, reader);
    const device = devices.find((one) => one === value);
    if (by === 'device') return device ? t(`chart.${device}`) : value;
    const language = languages.find((one) => one === value);
    return language ? languageName(language, reader) : value;
  };
  // After a raise nothing of the chosen group may be counted yet, while the curves are still those of the group.
  const isListed = !group || groups.some((one) => keyOf(one) === keyOf(group));
  const listed = isListed ? groups : [...groups, { ...group, sessions: 0 }];
  const options = (by: HealthGroup['by']) =>
    listed
      .filter((one) => one.by === by)
      .map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {t('chart.group', { name: nameOf(one), documents: formatNumber(one.sessions, reader) })}
        </option>
      ));
  return (
    <Field label={t('chart.visitors')}>
      <Select
        value={group ? keyOf(group) : ''}
        onChange={({ currentTarget: { value } }) => onChange(listed.find((one) => keyOf(one) === value))}
      >
        <option value="">{t('chart.all')}</option>
        <optgroup label={t('chart.languages')}>{options('language')}</optgroup>
        <optgroup label={t('chart.countries')}>{options('country')}</optgroup>
        <optgroup label={t('chart.devices')}>{options('device')}</optgroup>
      </Select>
    </Field>
  );
};
