import { createContext } from 'react';
import type { Content } from '../content/schemas/files.ts';

type Facts = {
  business: Pick<Content['business'], 'phone' | 'email' | 'labourHireLicence'> & {
    quoteForm: Pick<Content['business']['quoteForm'], 'url'>;
  };
  layout: Pick<Content['layout'], 'requestQuote' | 'newTabNote' | 'labourHire'>;
};

/** What links lead to and say. The document gives it to its sections; islands, which have no context, read the content. */
export const LinkFacts = createContext<Facts | undefined>(undefined);
