import { createFormControl, type Resolver } from 'react-hook-form';
import type { QuoteFormContent } from '../../../content/schemas/quote-form.ts';
import { inputOf, quoteFields, type QuoteFormValues } from './fields.ts';
import { type FieldErrors, type QuoteRequest, quoteRequestSchema } from './quote-request.ts';

/** The form once its rules are loaded. */
export type FormControl = {
  /** The checked request, or undefined after the errors were told and the first wrong field has the focus. */
  submit: () => Promise<QuoteRequest | undefined>;
  /** Empties the fields and forgets all errors. */
  reset: () => void;
};

function resolverOf(messages: QuoteFormContent['messages']): Resolver<QuoteFormValues, unknown, QuoteRequest> {
  const schema = quoteRequestSchema(messages);
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors = Object.fromEntries(
      result.error.issues.map(({ path, code, message }) => [path[0], { type: code, message }]),
    );
    return { values: {}, errors };
  };
}

/**
 * Puts a form that is already on the page, and perhaps filled in, under the rules of a quote request. The fields
 * stay the same elements, so that what was typed, the caret and the focus stay as well.
 * @param onErrors is told all errors at each change of them
 */
export function attachValidation(
  form: HTMLFormElement,
  messages: QuoteFormContent['messages'],
  onErrors: (errors: FieldErrors) => void,
): FormControl {
  const control = createFormControl<QuoteFormValues, unknown, QuoteRequest>({ resolver: resolverOf(messages) });
  const connect = () => {
    for (const field of quoteFields) control.register(field).ref(inputOf(form, field));
  };
  const { onChange } = control.register('name');

  connect();
  form.addEventListener('input', onChange);
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(
        Object.fromEntries(
          quoteFields.flatMap((field) => (errors[field]?.message ? [[field, errors[field].message]] : [])),
        ),
      ),
  });

  return {
    async submit() {
      // Some programs that fill in forms set values without telling the page.
      for (const field of quoteFields) control.setValue(field, inputOf(form, field).value);
      let request: QuoteRequest | undefined;
      await control.handleSubmit((values) => {
        request = values;
      })();
      return request;
    },
    reset() {
      control.reset();
      connect();
    },
  };
}
