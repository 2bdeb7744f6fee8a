/** The part of the validator that is used; the package has no types. */
declare module '@adobe/structured-data-validator' {
  type Entries = Record<string, unknown>[];
  export default class Validator {
    /** @param vocabulary all types and properties of schema.org in its own format */
    constructor(vocabulary: { '@graph': Entries });
    /** @param data the entries by type */
    validate(data: {
      jsonld: Record<string, Entries>;
    }): Promise<{ rootType: string; issueMessage: string }[]>;
  }
}
