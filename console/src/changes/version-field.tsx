import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Field, Select } from '@pairwise/ui';

import { RolledBackLine } from '../frame/rolled-back-line.tsx';
import { publishableVersions } from './change.ts';

interface VersionFieldProps {
  deployable: NameState;
  /** Empty while none is chosen. */
  value: string;
  showProblem: boolean;
  onChange: (version: string) => void;
}

/** Selects the version of a canary. A version that was rolled back before is marked and can still be chosen. */
export const VersionField = ({ deployable, value, showProblem, onChange }: VersionFieldProps) => {
  const { t } = useTranslation('console');
  const rolledBackOf = (version: string) => deployable.versions.find((one) => one.version === version)?.rolledBack;
  const rolledBack = rolledBackOf(value);
  const nameOf = (version: string): string => {
    const label = deployable.versions.find((one) => one.version === version)?.notes.label;
    return label === undefined ? version : `${label} · ${version}`;
  };
  return (
    <Field
      label={t('dialog.version')}
      hint={rolledBack && <RolledBackLine rolledBack={rolledBack} />}
      error={showProblem && value === '' && t('dialog.versionEmpty')}
    >
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {value === '' && <option value="">{t('dialog.versionChoose')}</option>}
        {publishableVersions(deployable).map((version) => (
          <option key={version} value={version}>
            {rolledBackOf(version) ? t('dialog.versionRolledBack', { version: nameOf(version) }) : nameOf(version)}
          </option>
        ))}
      </Select>
    </Field>
  );
};
