interface Form {
  [name: string]: string | Form;
}

const setIn = (form: Form, [name = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[name] = next;
  setIn(next, rest, value);
};

/** Reads a form with nested names, as Stripe's api takes it: `a[b]=1` is `{ a: { b: '1' } }`. */
export const readNestedForm = (text: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    setIn(form, name.replaceAll(']', '').split('['), value);
  }
  return form;
};
