import type { QuoteFormContent } from '../../content/schemas/quote-form.ts';
import { inputOf, quoteFields, valuesOf } from './fields.ts';
import { type FieldErrors, type QuoteRequest, quoteRequestSchema } from './quote-request.ts';

/** The actions of a form with validation. */
export type FormControl = {
  /** Returns the valid request, or undefined if there are errors; then the first invalid field is focused. */
  submit: () => QuoteRequest | undefined;
  /** Clears fields and errors. */
  reset: () => void;
};

/**
 * Attaches the validation of a quote request to a form on the page, which may be filled in already. The elements stay,
 * and so do their values, the caret and the focus. Nothing is reported before the form is submitted; from then on a field
 * is checked as it changes.
 * @param onErrors called with all errors at each change
 */
export function attachValidation(
  form: HTMLFormElement,
  messages: QuoteFormContent['messages'],
  onErrors: (errors: FieldErrors) => void,
): FormControl {
  const schema = quoteRequestSchema(messages);
  let shown: FieldErrors = {};
  let isSubmitted = false;

  // Read from the page each time, as some password managers set values without firing an event.
  const check = () => {
    const { data, error } = schema.safeParse(valuesOf(form));
    const errors: FieldErrors = Object.fromEntries(
      error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
    );
    return { request: data, errors };
  };
  const show = (errors: FieldErrors) => {
    shown = errors;
    onErrors(errors);
  };

  form.addEventListener('input', ({ target }) => {
    const field = quoteFields.find((name) => inputOf(form, name) === target);
    if (!isSubmitted || !field) return;
    const error = check().errors[field];
    if (error !== shown[field]) show({ ...shown, [field]: error });
  });

  return {
    submit() {
      isSubmitted = true;
      const { request, errors } = check();
      show(errors);
      const first = quoteFields.find((field) => errors[field]);
      if (first) inputOf(form, first).focus();
      return request;
    },
    reset() {
      isSubmitted = false;
      form.reset();
      show({});
    },
  };
}
