import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Field, Select } from '@pairwise/ui';

import { RolledBackLine } from '../frame/rolled-back-line.tsx';
import { candidates } from './change.ts';

interface VersionFieldProps {
  deployable: NameState;
  /** Empty while none is chosen. */
  value: string;
  showProblem: boolean;
  onChange: (version: string) => void;
}

/** Which version a canary is of. One that was taken back before may be chosen, knowing that. */
export const VersionField = ({ deployable, value, showProblem, onChange }: VersionFieldProps) => {
  const { t } = useTranslation('console');
  const takenBackOf = (version: string) => deployable.versions.find((one) => one.version === version)?.rolledBack;
  const rolledBack = takenBackOf(value);
  return (
    <Field
      label={t('dialog.version')}
      hint={rolledBack && <RolledBackLine rolledBack={rolledBack} />}
      error={showProblem && value === '' && t('dialog.versionEmpty')}
    >
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {value === '' && <option value="">{t('dialog.versionChoose')}</option>}
        {candidates(deployable).map((version) => (
          <option key={version} value={version}>
            {takenBackOf(version) ? t('dialog.versionTakenBack', { version }) : version}
          </option>
        ))}
      </Select>
    </Field>
  );
};
