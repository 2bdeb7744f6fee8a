/** The part of the validator that the tests use; the package brings no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Entries by their type; a fault is one of Google's rules for rich results. */
    validate(data: {
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
