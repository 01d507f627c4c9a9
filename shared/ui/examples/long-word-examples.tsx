import {
  Banner,
  Button,
  Checkbox,
  Chip,
  Cluster,
  EmptyState,
  Field,
  media,
  Stack,
  Switch,
  TabPanel,
  Tabs,
  Tag,
  TextInput,
  theme,
} from '../index.ts';
import { NavPlaces } from './navigation-examples.tsx';
import { Section } from './section.tsx';

const nothing = () => undefined;

const columns = {
  display: 'grid',
  gap: theme.space[5],
  alignItems: 'start',
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr' },
};

/** Styled like the bottom bar on phones. */
const overTheWholeWidth = { [media.down('md')]: { marginInline: `calc(${theme.space[4]} * -1)` } };

const german = ['Entdecken', 'Swipen', 'Nachrichten', 'Gefällt mir', 'Ich'];
const finnish = ['Löydä', 'Pyyhkäise', 'Keskustelut', 'Tykkäykset', 'Omat tiedot'];

/** Long words on a narrow screen: nothing may overflow its box or hide other content. */
export const LongWordExamples = ({ id }: { id: string }) => (
  <Section name="Long words">
    <div css={columns}>
      <Stack gap={4} lang="de">
        <div css={overTheWholeWidth}>
          <NavPlaces place="bottom" labels={german} />
        </div>
        <Cluster gap={2}>
          <Button variant="primary">Benachrichtigungseinstellungen speichern</Button>
          <Chip pressed>Nichtraucherhaushalt</Chip>
          <Tag tone="match">Kurzstreckenläuferin</Tag>
        </Cluster>
        <Banner tone="warning" onDismiss={nothing} dismissLabel="Ausblenden">
          Bestätige deine E-Mail-Adresse, damit du Nachrichten schreiben und Profilbilder freischalten kannst.
        </Banner>
        <Field label="Wohnort" error="Diesen Ort kennen wir nicht. Wähle bitte einen aus der Vorschlagsliste.">
          <TextInput defaultValue="Bad Neuenahr-Ahrweiler-Heimersheim" />
        </Field>
      </Stack>
      <Stack gap={4} lang="fi">
        <div css={overTheWholeWidth}>
          <NavPlaces place="bottom" labels={finnish} />
        </div>
        <Tabs
          label="Tykkäykset"
          selected={`${id}-saadut`}
          onSelect={nothing}
          tabs={[
            { id: `${id}-saadut`, label: 'Saadut tykkäykset' },
            { id: `${id}-annetut`, label: 'Antamasi tykkäykset' },
            { id: `${id}-yhteiset`, label: 'Yhteensopivuudet' },
          ]}
        />
        <TabPanel tab={`${id}-saadut`}>Kukaan ei ole vielä tykännyt profiilistasi.</TabPanel>
        <Switch label="Näytä sijaintitiedot muille jäsenille" detail="Tallennetaan heti." defaultChecked />
        <Checkbox label="Olen täysi-ikäinen ja hyväksyn käyttöehdot sekä tietosuojaselosteen" />
        <EmptyState title="Ei vielä keskusteluja" action={<Button size="sm">Etsi keskustelukumppani</Button>} level={3}>
          Joku, josta pidät, on juuri nyt paikalla.
        </EmptyState>
      </Stack>
    </div>
  </Section>
);
