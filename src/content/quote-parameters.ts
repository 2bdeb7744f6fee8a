import { content } from './index.ts';

const { parameters, typedParameters } = content.business.quoteForm;

/** Whether the quote form of this site offers to hand over what was typed. */
export const hasTypedParameters = Object.keys(typedParameters).length > 0;
/** Whether links tell the quote form anything: if not, no script for it is sent. */
export const hasQuoteParameters = hasTypedParameters || Object.keys(parameters).length > 0;
