import type { User } from '@pairwise/contracts';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Cluster, Heading, IconEye, LinkButton, showToast } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { BlocksSection } from './blocks-section.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import type { OwnPhotos } from './own-photos.queries.ts';
import { type ProfileResponse, useSaveSection } from './own-profile.queries.ts';
import { column, columns, lastOnPhones, openOnPhones, page } from './page-layout.ts';
import { PhotosSection } from './photos-section.tsx';
import { useProfileDraft } from './profile-draft.ts';
import { changeToSave, isChanged, type Section, sectionToFill, sectionFields } from './profile-sections.ts';
import { SectionCard } from './section-card.tsx';
import { sectionCards } from './section-cards.tsx';
import { useOverlay } from './use-overlay.ts';
import { VisibilitySection } from './visibility-section.tsx';

const sections = Object.keys(sectionFields) as Section[];

const goTo = (id: string): void => {
  const heading = document.getElementById(`${id}-title`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

interface OwnProfilePageProps {
  user: User;
  response: ProfileResponse;
  photos: OwnPhotos;
}

/** The member's own profile in sections. Each section is saved separately (MEMBER-05). */
export const OwnProfilePage = ({ user, response, photos }: OwnProfilePageProps) => {
  const { t } = useTranslation('mf-members');
  const { profile } = response;
  const { draft, change, discard } = useProfileDraft(user.id);
  const { overlay, open, close } = useOverlay();
  const save = useSaveSection();
  const edited = overlay?.kind === 'edit' ? overlay.section : undefined;
  const [shown, setShown] = useState(edited);
  const [unsavedSection, setUnsavedSection] = useState<Section>();

  // A form was closed by its button, Escape or the back button: ask about unsaved changes.
  if (edited !== shown) {
    setShown(edited);
    setUnsavedSection(
      shown !== undefined && edited === undefined && isChanged(shown, profile, draft) ? shown : undefined,
    );
  }

  const isSaved = useRef(false);
  const isOpen = edited !== undefined || unsavedSection !== undefined;
  const announceSaved = useEffectEvent(() => showToast({ text: t('own.saved') }));
  useEffect(() => {
    // Screen readers do not announce what changes behind an open dialog.
    if (isOpen || !isSaved.current) return;
    isSaved.current = false;
    announceSaved();
  }, [isOpen]);

  const edit = (section: Section): void => {
    save.reset();
    open({ kind: 'edit', section });
  };
  const saveSection = (section: Section): void => {
    const done = (): void => {
      discard(section);
      setUnsavedSection(undefined);
      // Does nothing when the form is closed already.
      close();
    };
    if (!isChanged(section, profile, draft)) {
      done();
      return;
    }
    const toSave = changeToSave(section, profile, draft);
    if (toSave === undefined) {
      // The form shows what is missing.
      if (edited === undefined) edit(section);
      return;
    }
    save.mutate(toSave, {
      onSuccess: () => {
        isSaved.current = true;
        done();
      },
      onError: () => {
        if (edited === undefined) open({ kind: 'edit', section });
      },
    });
  };

  return (
    <div css={page}>
      <Cluster justify="between" gap={3}>
        <Heading level={1}>{t('own.title')}</Heading>
        <LinkButton as={Link} to={paths.member(user.id)} variant="ghost" size="sm" icon={<IconEye />}>
          {t('own.asOthers')}
        </LinkButton>
      </Cluster>
      <CompletenessCard
        response={response}
        onFill={(part) => {
          const section = sectionToFill(part, profile);
          if (section === 'photos') goTo(section);
          else edit(section);
        }}
      />
      <div css={columns}>
        <div css={[column, openOnPhones]}>
          <SectionCard id="photos" title={t('own.photos.title')}>
            <PhotosSection photos={photos} overlay={overlay} onOpen={open} onClose={close} />
          </SectionCard>
          <div css={[column, lastOnPhones]}>
            <VisibilitySection profile={profile} onComplete={() => edit('basics')} />
            <BlocksSection />
          </div>
        </div>
        <div css={column}>
          {sections.map((section) => {
            const Card = sectionCards[section];
            return (
              <Card
                key={section}
                profile={profile}
                unsaved={section !== edited && section !== unsavedSection && isChanged(section, profile, draft)}
                onEdit={() => edit(section)}
              />
            );
          })}
        </div>
      </div>
      {edited && (
        <EditSheet
          key={edited}
          section={edited}
          profile={profile}
          draft={draft}
          change={(part) => {
            // The error was about the old value.
            if (save.error) save.reset();
            change(part);
          }}
          saving={{ busy: save.isPending, error: save.error }}
          onSave={() => saveSection(edited)}
          onClose={close}
        />
      )}
      {unsavedSection && (
        <UnsavedChangesDialog
          busy={save.isPending}
          onSave={() => saveSection(unsavedSection)}
          onDiscard={() => {
            discard(unsavedSection);
            setUnsavedSection(undefined);
          }}
          onLater={() => setUnsavedSection(undefined)}
        />
      )}
    </div>
  );
};
