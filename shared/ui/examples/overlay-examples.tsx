import { useState } from 'react';

import { Lightbox } from '../components/lightbox.tsx';
import { Button, Cluster, Dialog, FullDialog, Photo, PhotoPair, Sheet, showToast, Text, theme } from '../index.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;

const DialogExample = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Block Lars?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="danger" size="sm" onClick={close}>
              Block
            </Button>
            <Button variant="ghost" size="sm" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Text size="sm">He can no longer see or write to you. He is not told.</Text>
      </Dialog>
    </>
  );
};

const SheetExample = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Sheet
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        actions={
          <>
            <Button variant="primary" block onClick={close}>
              Show 128 people
            </Button>
            <Button variant="ghost" block onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Text size="sm">From the bottom on phones, in the middle elsewhere.</Text>
      </Sheet>
    </>
  );
};

const FullDialogExample = ({ portraits }: { portraits: readonly string[] }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Full dialog
      </Button>
      <FullDialog
        open={open}
        onClose={close}
        title="It is a match"
        closeLabel="Close"
        actions={
          <Button variant="primary" block onClick={close}>
            Write to Petra
          </Button>
        }
      >
        <Text>You and Petra like each other.</Text>
        <div css={{ inlineSize: '100%', maxInlineSize: 300 }}>
          <PhotoPair
            left={<Photo src={portraits[1]} alt="" ratio="1" />}
            right={<Photo src={portraits[0]} alt="Photo of Petra" ratio="1" />}
            ground={theme.color.nightGlow}
          />
        </div>
      </FullDialog>
    </>
  );
};

const LightboxExample = ({ portraits }: { portraits: readonly string[] }) => {
  const [shown, setShown] = useState<number>();
  const count = portraits.length;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setShown(0)}>
        Lightbox
      </Button>
      {shown !== undefined && (
        <Lightbox
          pictures={portraits.map((src, id) => ({
            id: String(id),
            src,
            alt: `Photo ${id + 1}`,
            width: 400,
            height: 500,
          }))}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
          label="Photos of Marta"
          closeLabel="Close"
          previousLabel="Previous photo"
          nextLabel="Next photo"
          failedText="This photo could not be loaded."
          retryLabel="Try again"
          position={`Photo ${shown + 1} of ${count}`}
        />
      )}
    </>
  );
};

/** Overlays that open by their buttons. */
export const OverlayExamples = ({ portraits }: { portraits: readonly string[] }) => (
  <Section name="Overlays">
    <Cluster>
      <DialogExample />
      <SheetExample />
      <FullDialogExample portraits={portraits} />
      <LightboxExample portraits={portraits} />
      <Button
        variant="ghost"
        size="sm"
        onClick={() => showToast({ text: 'Petra is hidden from search', actionLabel: 'Undo', onAction: nothing })}
      >
        Toast
      </Button>
    </Cluster>
  </Section>
);
