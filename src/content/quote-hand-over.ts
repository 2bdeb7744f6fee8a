import { content } from './index.ts';

const { url, parameters, typedParameters } = content.business.quoteForm;

/** The hosted form's address, and its parameter names for what links pass on. Without an address there are none. */
export const quoteHandOver = { url: url ?? '', names: parameters, typedNames: typedParameters };
