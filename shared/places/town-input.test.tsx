/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { Field } from '@pairwise/ui';
import { useState } from 'react';

import { TownInput, useRegions } from './index.ts';

const { db } = realApi();

const Screen = ({ chosen }: { chosen: boolean }) => {
  const [town, setTown] = useState('');
  const utrecht = useRegions().data?.regions['NL']?.find(({ name }) => name === 'Utrecht');
  return (
    <Field label="Town">
      <TownInput country="NL" region={chosen ? (utrecht?.id ?? null) : null} value={town} onChange={setTown} />
    </Field>
  );
};
const offered = () => [...document.querySelectorAll('option')].map(({ value }) => value);

beforeEach(() => callRealApi());

test('A-11 suggests towns of the region that match the typed text, and accepts any other', async () => {
  renderScreen(<Screen chosen />);
  await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  await userEvent.type(screen.getByLabelText('Town'), 'amersf');
  await waitFor(() => expect(offered()).toEqual(['Amersfoort']));
  await userEvent.type(screen.getByLabelText('Town'), 'xyz');
  await waitFor(() => expect(offered()).toEqual([]));
  expect(screen.getByLabelText('Town')).toHaveValue('amersfxyz');
});

test('suggests nothing without a region', async () => {
  renderScreen(<Screen chosen={false} />);
  await userEvent.type(screen.getByLabelText('Town'), 'amersf');
  expect(offered()).toEqual([]);
  expect(await db.selectFrom('regions').select('id').where('country', '=', 'NL').execute()).not.toHaveLength(0);
});
