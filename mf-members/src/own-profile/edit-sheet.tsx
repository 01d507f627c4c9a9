import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, css, Sheet, Stack, theme } from '@pairwise/ui';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';

import { AboutFields } from './edit/about-fields.tsx';
import { BasicsFields } from './edit/basics-fields.tsx';
import { DetailsFields } from './edit/details-fields.tsx';
import type { FieldsProps } from './edit/fields-props.ts';
import { InterestsFields } from './edit/interests-fields.tsx';
import { PlaceFields } from './edit/place-fields.tsx';
import { FormNotice } from './form-notice.tsx';
import type { OwnProfile } from './own-profile.queries.ts';
import type { Draft, Section } from './profile-sections.ts';

const fieldsOf: Record<Section, ComponentType<FieldsProps>> = {
  about: AboutFields,
  basics: BasicsFields,
  place: PlaceFields,
  details: DetailsFields,
  interests: InterestsFields,
};

/** Returns the field that shows an error; undefined for errors that show above the button. */
const placeOfError = ({ code, field }: ApiError): string | undefined => {
  if (code === 'invalid_name') return 'name';
  if (code === 'town_unknown') return 'city';
  if (code === 'gender_locked') return 'gender';
  return code === 'contact_details_not_allowed' ? field : undefined;
};

/** Stays in reach of the thumb while a long form scrolls. */
const foot = css({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: theme.space[3],
  marginBlockEnd: `calc(${theme.space[5]} * -1)`,
  marginInline: `calc(${theme.space[5]} * -1)`,
  padding: `${theme.space[3]} ${theme.space[5]} ${theme.space[5]}`,
  background: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.line}`,
});

/** A button with the space around it. */
const FOOT_HEIGHT = 100;

interface EditSheetProps {
  section: Section;
  profile: OwnProfile;
  draft: Draft;
  change: (part: Draft) => void;
  saving: { busy: boolean; error: ApiError | null };
  /** Saves the draft; sends nothing while a required field is missing. */
  onSave: () => void;
  onClose: () => void;
}

/** The form of one section, which is saved on its own. */
export const EditSheet = ({ section, profile, draft, change, saving, onSave, onClose }: EditSheetProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const Fields = fieldsOf[section];
  const { busy, error } = saving;
  const place = error && placeOfError(error);

  // The catalogue's text is about waiting for a reply, which does not fit a profile.
  const textOf = (problem: ApiError): string =>
    problem.code === 'contact_details_not_allowed' ? t('own.noContactDetails') : errorText(problem);

  // After a failed save, found by the page or by the api, the first invalid field takes the focus.
  useEffect(() => {
    if (attempts > 0 || error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, error]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!online || busy) return;
    setAttempts(attempts + 1);
    onSave();
  };
  return (
    <Sheet open onClose={onClose} closeLabel={t('own.close')} title={t(`own.${section}.edit`)} footHeight={FOOT_HEIGHT}>
      <Stack as="form" ref={form} gap={5} noValidate onSubmit={submit}>
        <Fields
          profile={profile}
          values={{ ...profile, ...draft }}
          change={change}
          tried={attempts > 0}
          problem={(field) => (error && place === field ? textOf(error) : undefined)}
        />
        <div css={foot}>
          <FormNotice error={place === undefined ? error : null} />
          <Button type="submit" variant="primary" block busy={busy} disabled={!online}>
            {t('own.save')}
          </Button>
        </div>
      </Stack>
    </Sheet>
  );
};
