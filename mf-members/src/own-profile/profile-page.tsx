import type { User } from '@pairwise/contracts';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Cluster, Heading, IconEye, LinkButton, showToast } from '@pairwise/ui';
import { useState } from 'react';

import { BlocksSection } from './blocks-section.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { OwnPhotos } from './own-photos.queries.ts';
import { type ProfileResponse, useSaveSection } from './own-profile.queries.ts';
import { column, columns, lastOnPhones, openOnPhones, page } from './page-layout.ts';
import { PhotosSection } from './photos-section.tsx';
import { useProfileDraft } from './profile-draft.ts';
import { changeOf, isChanged, type Section, placeToFill, sectionFields } from './profile-sections.ts';
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

interface ProfilePageProps {
  user: User;
  response: ProfileResponse;
  photos: OwnPhotos;
}

/** The own profile, section by section; each section is saved on its own (MEMBER-05). */
export const ProfilePage = ({ user, response: { profile, completeness, missing }, photos }: ProfilePageProps) => {
  const { t } = useTranslation('mf-members');
  const { draft, change, discard } = useProfileDraft(user.id);
  const { overlay, open, close } = useOverlay();
  const save = useSaveSection();
  const edited = overlay?.kind === 'edit' ? overlay.section : undefined;
  const [shown, setShown] = useState(edited);
  const [asking, setAsking] = useState<Section>();

  // A form was closed by its button, Escape or the back button: ask about unsaved changes.
  if (edited !== shown) {
    setShown(edited);
    setAsking(shown !== undefined && edited === undefined && isChanged(shown, profile, draft) ? shown : undefined);
  }

  const edit = (section: Section): void => {
    save.reset();
    open({ kind: 'edit', section });
  };
  const saveSection = (section: Section): void => {
    const done = (): void => {
      discard(section);
      setAsking(undefined);
      // Does nothing when the form is closed already.
      close();
    };
    if (!isChanged(section, profile, draft)) {
      done();
      return;
    }
    const what = changeOf(section, profile, draft);
    if (what === undefined) {
      // The form shows what is missing.
      if (edited === undefined) edit(section);
      return;
    }
    save.mutate(what, {
      onSuccess: () => {
        done();
        showToast({ text: t('own.saved') });
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
        completeness={completeness}
        missing={missing}
        isShown={profile.status === 'active'}
        onFill={(part) => {
          const section = placeToFill(part, profile);
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
            <VisibilitySection status={profile.status} onComplete={() => edit('basics')} />
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
                unsaved={section !== edited && section !== asking && isChanged(section, profile, draft)}
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
      {asking && (
        <LeaveDialog
          busy={save.isPending}
          onSave={() => saveSection(asking)}
          onDiscard={() => {
            discard(asking);
            setAsking(undefined);
          }}
          onLater={() => setAsking(undefined)}
        />
      )}
    </div>
  );
};
