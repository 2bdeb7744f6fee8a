import { createFormControl, type Resolver } from 'react-hook-form';
import type { QuoteFormContent } from '../../content/schemas/quote-form.ts';
import { inputOf, type QuoteFormValues, quoteFields } from './fields.ts';
import { type FieldErrors, type QuoteRequest, quoteRequestSchema } from './quote-request.ts';

/** The actions of a form with validation. */
export type FormControl = {
  /** Resolves with the valid request, or undefined if there are errors; then the first invalid field is focused. */
  submit: () => Promise<QuoteRequest | undefined>;
  /** Clears fields and errors. */
  reset: () => void;
};

function resolverOf(
  messages: QuoteFormContent['messages'],
): Resolver<QuoteFormValues, unknown, QuoteRequest> {
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
 * Attaches the validation of a quote request to a form on the page, which may be filled in already. The elements stay,
 * and so do their values, the caret and the focus.
 * @param onErrors called with all errors at each change
 */
export function attachValidation(
  form: HTMLFormElement,
  messages: QuoteFormContent['messages'],
  onErrors: (errors: FieldErrors) => void,
): FormControl {
  const control = createFormControl<QuoteFormValues, unknown, QuoteRequest>({
    resolver: resolverOf(messages),
  });
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
      // Some password managers set values without firing an event.
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
