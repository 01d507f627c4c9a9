/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { Field } from '@pairwise/ui';
import { useState } from 'react';

import { TownInput, type TypedTown } from './index.ts';

realApi();

const texts = { list: 'Suggestions', none: 'No such town', count: (count: number) => `${count} towns` };

const Screen = ({ onSubmit = () => undefined }: { onSubmit?: (town: TypedTown) => void }) => {
  const [town, setTown] = useState<TypedTown>({ region: null, city: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(town);
      }}
    >
      <Field label="Town">
        <TownInput country="NL" {...town} onChange={setTown} texts={texts} />
      </Field>
    </form>
  );
};
const field = () => screen.getByRole('combobox', { name: 'Town' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => callRealApi());

test('AUTH-02 a half-typed town is completed by Enter, and only a second Enter submits', async () => {
  const submit = jest.fn();
  renderScreen(<Screen onSubmit={submit} />);
  await userEvent.type(field(), 'Arn');
  await screen.findByRole('option', { name: 'Arnhem Gelderland' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', expect.stringContaining('Arnhem')));
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Arnhem');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledWith({ region: 104, city: 'Arnhem' });
});

test('AUTH-02 Enter before the towns have come chooses the first one of them', async () => {
  const submit = jest.fn();
  renderScreen(<Screen onSubmit={submit} />);
  await userEvent.type(field(), 'arnh{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Arnhem'));
  expect(submit).not.toHaveBeenCalled();
});

test('AUTH-02 an unknown town is announced and never chosen', async () => {
  const submit = jest.fn();
  renderScreen(<Screen onSubmit={submit} />);
  await userEvent.type(field(), 'Nowhereville');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No such town'));
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(offered()).toEqual([]);
  expect(field()).toHaveValue('Nowhereville');
});

test('arrows move through the towns, Escape closes the list, and a name typed in full is a choice', async () => {
  renderScreen(<Screen />);
  await userEvent.click(field());
  await waitFor(() => expect(offered()).toHaveLength(8));
  expect(screen.getByRole('status')).toHaveTextContent('8 towns');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  await userEvent.type(field(), 'middelburg');
  await screen.findByRole('option', { name: 'Middelburg Zeeland' });
  await userEvent.click(document.body);
  await waitFor(() => expect(field()).toHaveValue('Middelburg'));
});
