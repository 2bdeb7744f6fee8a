import type { QuoteFormContent } from '../../content/schemas/quote-form.ts';
import { inputOf, type QuoteFormValues, quoteFields, valuesOf } from './fields.ts';
import { type FieldErrors, type QuoteField, type QuoteRequest, quoteRequestSchema } from './quote-request.ts';

/**
 * Attaches the validation of a quote request to a form on the page, which may be filled in already. It keeps the
 * elements, and with them values, caret and focus. A field is checked when it is left or the form is sent. After that,
 * its error changes or goes while the visitor types.
 * @param onErrors called with all errors at each change
 */
export function attachValidation(
  form: HTMLFormElement,
  messages: QuoteFormContent['messages'],
  onErrors: (errors: FieldErrors) => void,
) {
  const schema = quoteRequestSchema(messages);
  let shown: FieldErrors = {};

  // Read from the page each time, because some password managers set values without firing an event.
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

  const fieldOf = (target: EventTarget | null) => quoteFields.find((name) => inputOf(form, name) === target);
  const report = (field: QuoteField | undefined) => {
    if (!field) return;
    const error = check().errors[field];
    if (error !== shown[field]) show({ ...shown, [field]: error });
  };

  form.addEventListener('input', ({ target }) => {
    const field = fieldOf(target);
    if (field && shown[field]) report(field);
  });
  form.addEventListener('focusout', ({ target }) => {
    const leave = () => report(fieldOf(target));
    // After the current task: a field also loses the focus when the form is hidden or removed.
    queueMicrotask(() => {
      if (form.hidden || !form.isConnected) return;
      // An error makes the form longer. During a press it would move the button away from under the pointer.
      if (document.querySelector(':active')) addEventListener('click', leave, { once: true });
      else leave();
    });
  });

  return {
    /** Returns the valid request, or undefined if there are errors; then the first invalid field is focused. */
    submit(): QuoteRequest | undefined {
      const { request, errors } = check();
      show(errors);
      const first = quoteFields.find((field) => errors[field]);
      if (first) inputOf(form, first).focus();
      return request;
    },
    /** @param unsent values that a page change must not lose (`src/browser/keep-fields.ts`) */
    reset(unsent?: QuoteFormValues) {
      form.reset();
      show({});
      for (const field of quoteFields) Object.assign(inputOf(form, field), { kept: unsent?.[field] });
    },
    /** Puts values back into the fields. */
    fill(values: QuoteFormValues) {
      for (const field of quoteFields)
        Object.assign(inputOf(form, field), { value: values[field], kept: undefined });
    },
  };
}
