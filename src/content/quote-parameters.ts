import { content } from './index.ts';

const { parameters, typedParameters } = content.business.quoteForm;

/** Whether visitors can pass what they typed on to the hosted form. */
export const hasTypedParameters = Object.keys(typedParameters).length > 0;
/** Whether links pass anything to the hosted form; if not, pages get no script for it. */
export const hasQuoteParameters = hasTypedParameters || Object.keys(parameters).length > 0;
