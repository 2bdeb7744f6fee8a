/** The part of the validator that the tests use; the package brings no types. */
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
    /** Without a vocabulary only the rules of search engines are checked. */
    constructor(vocabulary?: Vocabulary);
    /** Entries by their type. */
    validate(data: {
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
