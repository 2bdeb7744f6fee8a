import { createContext } from 'react';
import type { Content } from '../content/schemas/files.ts';

type Facts = {
  business: Pick<Content['business'], 'phone' | 'email' | 'labourHireLicence'> & {
    quoteForm: Pick<Content['business']['quoteForm'], 'url'>;
  };
  layout: Pick<Content['layout'], 'requestQuote' | 'newTabNote' | 'labourHire'>;
};

/** Facts for links. The document provides them by context; islands have no context, so they read the content. */
export const LinkFacts = createContext<Facts | undefined>(undefined);
