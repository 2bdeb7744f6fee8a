/** The part of the validator that tests use; the package has no types. */
declare module '@adobe/structured-data-validator' {
  type Reference = { '@id': string };

  /** The types and properties of schema.org, as the validator reads them. */
  export type Vocabulary = {
    '@graph': {
      '@id': string;
      '@type'?: 'rdfs:Class' | 'rdf:Property';
      'rdfs:subClassOf': Reference[];
      'schema:domainIncludes': Reference[];
    }[];
  };

  export default class Validator {
    /** Without a vocabulary, it only checks the rules of search engines. */
    constructor(vocabulary?: Vocabulary);
    /** Entries by type. */
    validate(data: {
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
